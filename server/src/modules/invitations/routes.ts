import {
  checkParticipants,
  inviteParticipants,
  remindParticipants,
  resendParticipantMail,
  withdrawParticipant,
  withdrawParticipants,
} from '@probant/contract/participants/inviting'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Invitations } from './index.ts'

export function invitationRoutes(serve: Serve, { inviting, withdrawal, reminders }: Invitations) {
  serve(checkParticipants, ({ actor, params, body }) => inviting.check(actor, params.quizId, body))
  serve(inviteParticipants, ({ actor, params, body }) => inviting.invite(actor, params.quizId, body))
  serve(resendParticipantMail, ({ actor, params }) => inviting.resend(actor, params))
  serve(withdrawParticipant, ({ actor, params }) => withdrawal.one(actor, params))
  serve(withdrawParticipants, ({ actor, params, body }) => withdrawal.all(actor, params.quizId, body))
  serve(remindParticipants, ({ actor, params, body }) =>
    reminders.remind(actor, params.quizId, body.participantIds),
  )
}
