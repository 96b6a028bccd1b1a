import {
  deleteSession,
  finishGoogleSignIn,
  forgotPassword,
  getBotChallenge,
  getSession,
  logIn,
  refreshSession,
  resendVerification,
  resetPassword,
  type SignInAnswer,
  signUp,
  startGoogleSignIn,
  undoEmailChange,
  verifyEmail,
} from '@probant/contract/auth'
import { finishSecondStep, getSecondStep } from '@probant/contract/second-factor/signing-in'
import type { FastifyReply } from 'fastify'
import type { Sessions } from '#server/modules/sessions/index.ts'
import type { Users } from '#server/modules/users/index.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Auth } from './index.ts'
import type { OpenedSignIn, SignInResult } from './sign-in.ts'

interface Services {
  auth: Auth
  sessions: Sessions
  users: Users
}

export function authRoutes(serve: Serve, { auth, sessions, users }: Services) {
  const { mailedProof, externalSignIn, secretsCookie } = auth
  const { cookie, browserCookie, secondStepCookie } = sessions

  serve(getSession, async ({ request, reply, caller }) => {
    const held = cookie.read(request)
    const { session, refreshToken } = await auth.session(held, caller)
    if (refreshToken) cookie.write(reply, refreshToken)
    if (held && !session.user) cookie.clear(reply)
    return session
  })
  serve(refreshSession, async ({ request, reply, caller }) => {
    const refreshToken = await sessions.rotate(cookie.read(request), caller)
    if (refreshToken) cookie.write(reply, refreshToken)
  })
  serve(deleteSession, async ({ request, reply }) => {
    await sessions.close(cookie.read(request))
    cookie.clear(reply)
  })

  serve(signUp, async ({ body, caller, reply }) => opened(reply, await auth.signUp(body, caller)))
  serve(logIn, async ({ body, caller, reply }) => signedIn(reply, await auth.logIn(body, caller)))

  serve(forgotPassword, ({ body, caller }) => mailedProof.forgotPassword(body, caller))
  serve(resetPassword, async ({ body, caller, reply }) =>
    signedIn(reply, await mailedProof.resetPassword(body, caller)),
  )
  serve(verifyEmail, ({ body, caller, request }) =>
    mailedProof.verifyEmail(body, { refreshToken: cookie.read(request), caller }),
  )
  serve(undoEmailChange, ({ body }) => users.emailChange.undo(body.token))
  serve(resendVerification, ({ actor }) => auth.resendVerification(actor))

  serve(startGoogleSignIn, async ({ reply }) => {
    const started = await externalSignIn.start()
    // The page that people come back to says why, in words.
    if (!started) return void (await reply.redirect('/login/google?error=unavailable'))
    secretsCookie.write(reply, started.secrets)
    await reply.redirect(started.url)
  })
  serve(finishGoogleSignIn, async ({ body, caller, request, reply }) => {
    const secrets = secretsCookie.take(request, reply)
    return signedIn(reply, await externalSignIn.finish({ query: body.query, secrets, caller }))
  })

  serve(getSecondStep, ({ request }) => auth.secondStep.get(secondStepCookie.read(request)))
  serve(finishSecondStep, async ({ body, caller, request, reply }) => {
    const result = await auth.secondStep.finish(secondStepCookie.read(request), body, caller)
    secondStepCookie.clear(reply)
    return opened(reply, result)
  })

  serve(getBotChallenge, ({ querystring, caller, reply }) => {
    reply.header('cache-control', 'no-store')
    return auth.botChallenge(querystring.action, caller)
  })

  /** The session that this browser had so far lasts until another one is there. */
  function signedIn(reply: FastifyReply, result: SignInResult): Promise<SignInAnswer> | SignInAnswer {
    if (!('secondStepToken' in result)) return opened(reply, result)
    secondStepCookie.write(reply, result.secondStepToken)
    return { needsSecondStep: true }
  }

  /** One browser, one session: the one that it had so far ends. */
  async function opened(reply: FastifyReply, { signedIn, refreshToken, browserToken }: OpenedSignIn) {
    await sessions.close(cookie.read(reply.request))
    cookie.write(reply, refreshToken)
    if (browserToken) browserCookie.write(reply, browserToken)
    return signedIn
  }
}
