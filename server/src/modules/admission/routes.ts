import { chooseTime } from '@probant/contract/participants/choosing'
import {
  enterByCode,
  enterByLink,
  getCalendarFile,
  getLobby,
  readInvitationLink,
  readShareLink,
  requestInvitationLink,
  requestPassword,
  requestShareCode,
} from '@probant/contract/participants/entering'
import { listInvitedQuizzes } from '@probant/contract/participants/invited-quizzes'
import { enterRoom, readJoinCode } from '@probant/contract/participants/join-code'
import {
  closeOpenLink,
  countOpening,
  enterByOpenLink,
  getOpenLink,
  openOpenLink,
  readOpenLink,
} from '@probant/contract/participants/open-link'
import {
  changeRoomCode,
  closeRoomCode,
  getRoomCode,
  letInAgain,
  openRoomCode,
  sendOut,
} from '@probant/contract/participants/room-code'
import { closeShareLink, getShareLink, openShareLink } from '@probant/contract/participants/share-link'
import { makeSlips } from '@probant/contract/participants/slips'
import type { FastifyReply } from 'fastify'
import type { Auth } from '#server/modules/auth/index.ts'
import type { Sessions } from '#server/modules/sessions/index.ts'
import { attachment } from '#server/platform/http/attachment.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Admitted } from './admitting.ts'
import type { Admission } from './index.ts'

interface Services {
  admission: Admission
  auth: Auth
  sessions: Sessions
}

/** The ways in as their creator opens them, and as participants come through them. */
export function admissionRoutes(serve: Serve, services: Services) {
  creatorRoutes(serve, services.admission)
  participantRoutes(serve, services)
}

function creatorRoutes(serve: Serve, { slips, rooms, lettingIn, shareLinks, openLinks }: Admission) {
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

  serve(getOpenLink, ({ actor, params }) => openLinks.get(actor, params.quizId))
  serve(openOpenLink, ({ actor, params, body }) => openLinks.open(actor, params.quizId, body))
  serve(closeOpenLink, ({ actor, params }) => openLinks.close(actor, params.quizId))
}

function participantRoutes(serve: Serve, { admission, auth, sessions }: Services) {
  const { mailLink, shareJoining, openJoining, codeJoining, lobby, invitedQuizzes } = admission
  const { cookie } = sessions

  serve(listInvitedQuizzes, ({ actor, querystring }) => invitedQuizzes.list(actor, querystring))

  serve(readInvitationLink, ({ body }) => mailLink.read(body.token))
  serve(enterByLink, async ({ body, caller, request, reply }) =>
    admitted(reply, await mailLink.enter(body.token, { refreshToken: cookie.read(request), caller })),
  )
  serve(requestInvitationLink, ({ body, caller }) => mailLink.requestLink(body, caller))

  serve(readShareLink, ({ body, request }) =>
    shareJoining.read(body.token, { refreshToken: cookie.read(request) }),
  )
  serve(requestShareCode, ({ body, caller }) => shareJoining.requestCode(body, caller))
  serve(enterByCode, async ({ body, caller, request, reply }) =>
    admitted(reply, await shareJoining.enter(body, { refreshToken: cookie.read(request), caller })),
  )

  serve(readOpenLink, ({ body, request }) =>
    openJoining.read(body.token, { refreshToken: cookie.read(request) }),
  )
  serve(countOpening, ({ body, caller }) => openJoining.countOpening(body.token, caller))
  serve(enterByOpenLink, async ({ body, caller, request, reply }) =>
    admitted(reply, await openJoining.enter(body, { refreshToken: cookie.read(request), caller })),
  )

  serve(readJoinCode, ({ body, caller, request }) =>
    codeJoining.read(body, { refreshToken: cookie.read(request), caller }),
  )
  serve(enterRoom, async ({ body, caller, request, reply }) =>
    admitted(reply, await codeJoining.enter(body, { refreshToken: cookie.read(request), caller })),
  )

  serve(chooseTime, ({ actor, params, body }) =>
    admission.choosing.choose(actor, params.quizId, body.startsAt),
  )
  serve(getLobby, ({ actor, params }) => lobby.get(actor, params.quizId))
  serve(getCalendarFile, async ({ actor, params, reply }) => {
    const { fileName, content } = await lobby.calendar(actor, params.quizId)
    reply.header('content-disposition', attachment(fileName)).type('text/calendar; charset=utf-8')
    return content
  })
  serve(requestPassword, ({ actor, caller }) => auth.mailedProof.offerPassword(actor, caller))

  /** One browser, one session: the one that it had so far ends, unless that is as good. */
  async function admitted(reply: FastifyReply, { refreshToken, ...answer }: Admitted) {
    if (!refreshToken) return answer
    await sessions.close(cookie.read(reply.request))
    cookie.write(reply, refreshToken)
    return answer
  }
}
