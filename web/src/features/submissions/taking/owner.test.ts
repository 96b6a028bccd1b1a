import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { knowSession } from '#web/lib/session.ts'
import { onOwnerChange } from './owner.ts'

const ANN = { id: 'ann', email: 'ann@example.org' }
const BEN = { id: 'ben', email: 'ben@example.org' }
const listeners = new Map<string, () => void>()
/** Who is signed in to this browser, as the server knows it. */
let signedIn: { id: string } | undefined
let asked = 0

beforeEach(() => {
  asked = 0
  vi.stubGlobal('document', { visibilityState: 'visible', getElementById: () => null })
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener))
  vi.stubGlobal('removeEventListener', (type: string) => listeners.delete(type))
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return Response.json(signedIn ? { user: signedIn, accessToken: 'token' } : {})
  })
})
afterEach(() => {
  knowSession({})
  vi.unstubAllGlobals()
})

it('asks again who is signed in when one comes back to the page, as long as it is not whoever began', async () => {
  is(ANN)
  const heard: boolean[] = []
  const stop = onOwnerChange('ann', (isOwner) => heard.push(isOwner))
  is(BEN)
  expect(heard).toEqual([false])

  signedIn = ANN
  listeners.get('visibilitychange')?.()
  await vi.waitFor(() => expect(heard.at(-1)).toBe(true))
  expect(asked).toBe(1)

  // All is well: there is nothing to ask.
  listeners.get('visibilitychange')?.()
  expect(asked).toBe(1)
  stop()
  expect(listeners.has('visibilitychange')).toBe(false)
})

function is(user: { id: string }): void {
  signedIn = user
  knowSession({ user, accessToken: 'token' } as Parameters<typeof knowSession>[0])
}
