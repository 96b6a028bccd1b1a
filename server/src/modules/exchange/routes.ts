import { checkExport, exportQuestions } from '@probant/contract/exchange/export'
import {
  dropImport,
  getImport,
  listImportItems,
  mendImportItem,
  startImport,
  takeImport,
} from '@probant/contract/exchange/import'
import type { FastifyInstance } from 'fastify'
import { attachment } from '#server/platform/http/attachment.ts'
import { leavingOf } from '#server/platform/http/leaving.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import { incomingFile, takeFiles } from '#server/platform/http/uploads.ts'
import type { Exchange } from './index.ts'

export function exchangeRoutes(serve: Serve, { exporting, importing, mending, takingIn }: Exchange) {
  serve(checkExport, ({ actor, workspace, body, reply }) =>
    exporting.check(actor, workspace, body, leavingOf(reply)),
  )
  serve(exportQuestions, async ({ actor, workspace, body, reply }) => {
    const file = await exporting.open({ actor, signal: leavingOf(reply) }, workspace, body)
    reply.header('content-disposition', attachment(file.fileName)).type(file.mediaType)
    return file.content
  })

  serve(getImport, ({ actor, params }) => importing.get(actor, params.importId))
  serve(listImportItems, ({ actor, params, querystring }) =>
    importing.listItems(actor, params.importId, querystring),
  )
  serve(mendImportItem, ({ actor, params, body }) => mending.mend(actor, params.importId, body))
  serve(takeImport, ({ actor, params, body }) => takingIn.take(actor, params.importId, body))
  serve(dropImport, ({ actor, params }) => importing.drop(actor, params.importId))
}

/** In a context of its own: the body is the file, whatever it calls itself. */
export function importRoutes(api: FastifyInstance, serve: Serve, { receiving }: Exchange) {
  takeFiles(api, '*')
  serve(startImport, ({ actor, workspace, querystring, request }) =>
    receiving.start(actor, workspace, querystring, incomingFile(request)),
  )
}
