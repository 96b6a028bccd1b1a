import type { Session } from '@probant/contract/auth'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'

const USER = { id: '00000000-0000-4000-8000-000000000001', email: 'nora@example.org' }
const QUIZ = '00000000-0000-4000-8000-000000000002'
let answer: () => Response

afterAll(() => void vi.unstubAllGlobals())
vi.stubGlobal('document', { getElementById: () => null, documentElement: {} })
vi.stubGlobal('fetch', async () => answer())

const says = (session: unknown) => () =>
  new Response(JSON.stringify(session), { headers: { 'content-type': 'application/json' } })

beforeEach(() => {
  vi.resetModules()
})

it('is for one quiz only where somebody came by an invitation', async () => {
  const session = { user: USER, accessToken: 'token', quizId: QUIZ, isForResult: undefined }
  answer = says(session satisfies Record<keyof Session, unknown>)
  const { accessToken, fetchSession, personIn } = await import('./session.ts')
  const known = await fetchSession()
  expect(known).toMatchObject({ status: 'quizOnly', quizId: QUIZ })
  expect(personIn(known)?.email).toBe(USER.email)
  expect(accessToken()).toBe('token')
})

it('is forgotten by no lost connection, be it for one quiz only', async () => {
  answer = says({ user: USER, accessToken: 'token', quizId: QUIZ })
  const { fetchSession } = await import('./session.ts')
  await fetchSession()
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await fetchSession()).toMatchObject({ status: 'quizOnly' })
})

it('gives way to a full one', async () => {
  answer = says({ user: USER, accessToken: 'token', quizId: QUIZ })
  const { adoptSession, fetchSession, sessionState } = await import('./session.ts')
  await fetchSession()
  adoptSession({ user: USER as never, accessToken: 'another' })
  expect(sessionState()).toEqual({ status: 'signedIn', user: USER, accessToken: 'another' })
})

it('belongs to nobody where nobody is signed in', async () => {
  answer = says({})
  const { fetchSession, personIn } = await import('./session.ts')
  const session = await fetchSession()
  expect(session).toEqual({ status: 'signedOut' })
  expect(personIn(session)).toBeUndefined()
})
