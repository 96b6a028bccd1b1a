import { listInvitedQuizzes } from '@probant/contract/participants/invited-quizzes'
import {
  exportParticipants,
  inviteParticipants,
  listParticipants,
  remindParticipants,
  resendParticipantMail,
  setAccommodation,
  watchParticipants,
  withdrawParticipant,
  withdrawParticipants,
} from '@probant/contract/participants/inviting'
import { closeShareLink, getShareLink, openShareLink } from '@probant/contract/participants/share-link'
import { attachment } from '#server/platform/http/attachment.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Accommodations } from './accommodation.ts'
import type { InvitedQuizzes } from './invited-quizzes/service.ts'
import type { Inviting } from './inviting.ts'
import type { Reminders } from './reminders.ts'
import type { RosterExport } from './roster/export/service.ts'
import type { Roster } from './roster/service.ts'
import type { RosterWatching } from './roster/watching.ts'
import type { ShareLinks } from './share-links/service.ts'
import type { Withdrawal } from './withdrawal.ts'

interface Services {
  inviting: Inviting
  reminders: Reminders
  accommodations: Accommodations
  invitedQuizzes: InvitedQuizzes
  roster: Roster
  rosterExport: RosterExport
  rosterWatching: RosterWatching
  shareLinks: ShareLinks
  withdrawal: Withdrawal
}

export function participantRoutes(serve: Serve, services: Services) {
  const { inviting, reminders, accommodations, invitedQuizzes, roster, rosterExport, rosterWatching } =
    services
  const { shareLinks, withdrawal } = services

  serve(listInvitedQuizzes, ({ actor, querystring }) => invitedQuizzes.list(actor, querystring))

  serve(listParticipants, ({ actor, params, querystring }) => roster.list(actor, params.quizId, querystring))
  serve(watchParticipants, ({ actor, params, reply }) => rosterWatching.watch(actor, params.quizId, reply))
  serve(exportParticipants, async ({ actor, params, querystring, reply }) => {
    const file = await rosterExport.open(actor, params.quizId, querystring.format)
    reply.header('content-disposition', attachment(file.fileName)).type(file.mediaType)
    return file.content
  })

  serve(inviteParticipants, ({ actor, params, body }) => inviting.invite(actor, params.quizId, body))
  serve(resendParticipantMail, ({ actor, params }) => inviting.resend(actor, params))
  serve(withdrawParticipant, ({ actor, params }) => withdrawal.one(actor, params))
  serve(withdrawParticipants, ({ actor, params, body }) => withdrawal.all(actor, params.quizId, body))
  serve(remindParticipants, ({ actor, params, body }) =>
    reminders.remind(actor, params.quizId, body.participantIds),
  )
  serve(setAccommodation, ({ actor, params, body }) => accommodations.set(actor, params, body))

  serve(getShareLink, ({ actor, params }) => shareLinks.get(actor, params.quizId))
  serve(openShareLink, ({ actor, params, body }) => shareLinks.open(actor, params.quizId, body))
  serve(closeShareLink, ({ actor, params }) => shareLinks.close(actor, params.quizId))
}
