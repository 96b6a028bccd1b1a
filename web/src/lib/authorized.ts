import { ApiError } from './api-error.ts'
import { accessToken, clearSession, personIn, renewSession, sessionState } from './session.ts'

/**
 * Does something with the session's token, be it a call or a stream. What is refused for its token is done once more
 * with a new one; where there is none to be had, the session is over.
 */
export async function authorized<T>(work: (token: string | undefined) => Promise<T>): Promise<T> {
  const token = accessToken()
  let refused: unknown
  const person = personIn(sessionState())?.id
  try {
    return await work(token)
  } catch (error) {
    // Without a token there was no session that could have ended.
    if (!token || statusOf(error) !== 401) throw error
    refused = error
  }

  const renewed = await renewToken(token).catch(async (error) => {
    // Only a refusal ends the session: a server that can't be reached says nothing about it.
    if ([401, 403].includes(statusOf(error))) await expireSession(token)
    throw error
  })
  // What one began is not done in the name of another who has signed in meanwhile.
  if (personIn(sessionState())?.id !== person) throw refused
  return work(renewed).catch(async (error) => {
    if (statusOf(error) === 401) await expireSession(token)
    throw error
  })
}

/** Told when a session could not be renewed; the application then shows the way to the login. */
export function onSessionExpired(listener: () => void): void {
  expiryListener = listener
}

let expiryListener = () => {}
let renewal: Promise<string | undefined> | undefined
let expiredToken: string | undefined

/** Whatever was refused together shares one renewal. */
function renewToken(refused: string): Promise<string | undefined> {
  // Another call's refusal has led to a new token already.
  if (accessToken() && accessToken() !== refused) return Promise.resolve(accessToken())

  renewal ??= renewSession()
    .then(accessToken)
    .finally(() => {
      renewal = undefined
    })
  return renewal
}

/** Once per session, however many calls were refused with its token; whoever was signed out already stays so. */
async function expireSession(token: string): Promise<void> {
  if (expiredToken === token) return
  expiredToken = token
  await clearSession()
  expiryListener()
}

function statusOf(error: unknown): number {
  return error instanceof ApiError ? error.status : 0
}
