import { exportGradebook, getGradebook, updateGradebook } from '@probant/contract/gradebook/gradebook'
import { getOwnProgress, listOwnResults } from '@probant/contract/gradebook/own-results'
import { getGradebookPerson } from '@probant/contract/gradebook/person'
import { attachment } from '#server/platform/http/attachment.ts'
import { leavingOf } from '#server/platform/http/leaving.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Gradebooks } from './index.ts'

export function gradebookRoutes(serve: Serve, gradebooks: Gradebooks) {
  serve(getGradebook, ({ actor, params, querystring }) => gradebooks.get(actor, params.groupId, querystring))
  serve(updateGradebook, ({ actor, params, body }) => gradebooks.update(actor, params.groupId, body))
  serve(getGradebookPerson, ({ actor, params, querystring }) =>
    gradebooks.getPerson(actor, params.groupId, querystring.key),
  )
  serve(listOwnResults, ({ actor, querystring }) => gradebooks.ownResults.list(actor, querystring))
  serve(getOwnProgress, ({ actor }) => gradebooks.ownResults.progress(actor))
  serve(exportGradebook, async ({ actor, params, querystring, caller, reply }) => {
    const asked = { ...querystring, locale: caller.locale }
    const waiting = { actor, signal: leavingOf(reply) }
    const file = await gradebooks.openExport(waiting, params.groupId, asked)
    reply.header('content-disposition', attachment(file.fileName)).type(file.mediaType)
    return file.content
  })
}
