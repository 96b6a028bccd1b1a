import { readDocument } from '@probant/contract/generation'
import type { FastifyInstance } from 'fastify'
import { leavingOf } from '#server/platform/http/leaving.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import { incomingFile, takeFiles } from '#server/platform/http/uploads.ts'
import type { DocumentService } from './service.ts'

/** In a context of its own: the body is the file, whatever it calls itself. */
export function documentRoutes(
  api: FastifyInstance,
  serve: Serve,
  { documents }: { documents: DocumentService },
) {
  takeFiles(api, '*')
  serve(readDocument, ({ actor, querystring, request, reply }) =>
    documents.read(actor, { name: querystring.name, file: incomingFile(request), signal: leavingOf(reply) }),
  )
}
