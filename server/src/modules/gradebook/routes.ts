import { exportGradebook, getGradebook, updateGradebook } from '@probant/contract/gradebook/gradebook'
import { attachment } from '#server/platform/http/attachment.ts'
import { leavingOf } from '#server/platform/http/leaving.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Gradebooks } from './index.ts'

export function gradebookRoutes(serve: Serve, gradebooks: Gradebooks) {
  serve(getGradebook, ({ actor, params, querystring }) => gradebooks.get(actor, params.groupId, querystring))
  serve(updateGradebook, ({ actor, params, body }) => gradebooks.update(actor, params.groupId, body))
  serve(exportGradebook, async ({ actor, params, querystring, caller, reply }) => {
    const asked = { ...querystring, locale: caller.locale }
    const waiting = { actor, signal: leavingOf(reply) }
    const file = await gradebooks.openExport(waiting, params.groupId, asked)
    reply.header('content-disposition', attachment(file.fileName)).type(file.mediaType)
    return file.content
  })
}
