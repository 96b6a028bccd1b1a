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
import { enterRoom, readJoinCode } from '@probant/contract/participants/join-code'
import type { FastifyReply } from 'fastify'
import type { Auth } from '#server/modules/auth/index.ts'
import type { Sessions } from '#server/modules/sessions/index.ts'
import { attachment } from '#server/platform/http/attachment.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Participants } from '../index.ts'
import type { Admitted } from './admission.ts'

interface Services {
  participants: Participants
  auth: Auth
  sessions: Sessions
}

export function enteringRoutes(serve: Serve, { participants, auth, sessions }: Services) {
  const { entering, shareJoining, codeJoining, lobby } = participants
  const { cookie } = sessions

  serve(readInvitationLink, ({ body }) => entering.read(body.token))
  serve(enterByLink, async ({ body, caller, request, reply }) =>
    admitted(reply, await entering.enter(body.token, { refreshToken: cookie.read(request), caller })),
  )
  serve(requestInvitationLink, ({ body, caller }) => entering.requestLink(body, caller))

  serve(readShareLink, ({ body }) => shareJoining.read(body.token))
  serve(requestShareCode, ({ body, caller }) => shareJoining.requestCode(body, caller))
  serve(enterByCode, async ({ body, caller, request, reply }) =>
    admitted(reply, await shareJoining.enter(body, { refreshToken: cookie.read(request), caller })),
  )

  serve(readJoinCode, ({ body, caller, request }) =>
    codeJoining.read(body, { refreshToken: cookie.read(request), caller }),
  )
  serve(enterRoom, async ({ body, caller, request, reply }) =>
    admitted(reply, await codeJoining.enter(body, { refreshToken: cookie.read(request), caller })),
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
