import {
  exportParticipants,
  listParticipants,
  watchParticipants,
} from '@probant/contract/participants/inviting'
import { attachment } from '#server/platform/http/attachment.ts'
import { leavingOf } from '#server/platform/http/leaving.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Roster } from './index.ts'

export function rosterRoutes(serve: Serve, roster: Roster) {
  serve(listParticipants, ({ actor, params, querystring }) => roster.list(actor, params.quizId, querystring))
  serve(watchParticipants, ({ actor, params, reply }) => roster.watch(actor, params.quizId, reply))
  serve(exportParticipants, async ({ actor, params, querystring, caller, reply }) => {
    const asked = { format: querystring.format, locale: caller.locale }
    const waiting = { actor, signal: leavingOf(reply) }
    const file = await roster.openExport(waiting, params.quizId, asked)
    reply.header('content-disposition', attachment(file.fileName)).type(file.mediaType)
    return file.content
  })
}
