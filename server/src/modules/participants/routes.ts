import { listInvitedQuizzes } from '@probant/contract/participants/invited-quizzes'
import {
  checkParticipants,
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
import {
  changeRoomCode,
  closeRoomCode,
  getRoomCode,
  letInAgain,
  openRoomCode,
  sendOut,
} from '@probant/contract/participants/room-code'
import { grantSelected } from '@probant/contract/participants/selection'
import { closeShareLink, getShareLink, openShareLink } from '@probant/contract/participants/share-link'
import { makeSlips } from '@probant/contract/participants/slips'
import { attachment } from '#server/platform/http/attachment.ts'
import { leavingOf } from '#server/platform/http/leaving.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Participants } from './index.ts'

export function participantRoutes(serve: Serve, participants: Participants) {
  const {
    roster,
    inviting,
    withdrawal,
    reminders,
    accommodations,
    extraTime,
    shareLinks,
    invitedQuizzes,
    slips,
    rooms,
    lettingIn,
  } = participants

  serve(listInvitedQuizzes, ({ actor, querystring }) => invitedQuizzes.list(actor, querystring))

  serve(listParticipants, ({ actor, params, querystring }) => roster.list(actor, params.quizId, querystring))
  serve(watchParticipants, ({ actor, params, reply }) => roster.watch(actor, params.quizId, reply))
  serve(exportParticipants, async ({ actor, params, querystring, caller, reply }) => {
    const asked = { format: querystring.format, locale: caller.locale }
    const waiting = { actor, signal: leavingOf(reply) }
    const file = await roster.openExport(waiting, params.quizId, asked)
    reply.header('content-disposition', attachment(file.fileName)).type(file.mediaType)
    return file.content
  })

  serve(checkParticipants, ({ actor, params, body }) => inviting.check(actor, params.quizId, body))
  serve(inviteParticipants, ({ actor, params, body }) => inviting.invite(actor, params.quizId, body))
  serve(resendParticipantMail, ({ actor, params }) => inviting.resend(actor, params))
  serve(withdrawParticipant, ({ actor, params }) => withdrawal.one(actor, params))
  serve(withdrawParticipants, ({ actor, params, body }) => withdrawal.all(actor, params.quizId, body))
  serve(remindParticipants, ({ actor, params, body }) =>
    reminders.remind(actor, params.quizId, body.participantIds),
  )
  serve(grantSelected, ({ actor, params, body }) => extraTime.grantSelected(actor, params.quizId, body))
  serve(setAccommodation, ({ actor, params, body }) => accommodations.set(actor, params, body))

  serve(makeSlips, ({ actor, params, body }) => slips.make(actor, params.quizId, body.participantIds))

  serve(getRoomCode, ({ actor, params }) => rooms.get(actor, params.quizId))
  serve(openRoomCode, ({ actor, params }) => rooms.open(actor, params.quizId))
  serve(changeRoomCode, ({ actor, params, body }) => rooms.change(actor, params.quizId, body))
  serve(closeRoomCode, ({ actor, params }) => rooms.close(actor, params.quizId))
  serve(sendOut, ({ actor, params }) => rooms.sendOut(actor, params))
  serve(letInAgain, ({ actor, params }) => lettingIn.letIn(actor, params))

  serve(getShareLink, ({ actor, params }) => shareLinks.get(actor, params.quizId))
  serve(openShareLink, ({ actor, params, body }) => shareLinks.open(actor, params.quizId, body))
  serve(closeShareLink, ({ actor, params }) => shareLinks.close(actor, params.quizId))
}
