import type { User } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { guardNamed, type Visit } from './guards.ts'
import { loginPath } from './lib/login-path.ts'
import type { SessionState } from './lib/session.ts'

const signedOut: SessionState = { status: 'signedOut' }
const signedIn = (isAdmin = false): SessionState => ({
  status: 'signedIn',
  accessToken: 'token',
  user: { isAdmin } as User,
})
const forQuiz = (quizId: string): SessionState => ({
  status: 'quizOnly',
  accessToken: 'token',
  user: { isAdmin: true } as User,
  quizId,
})
const visitOf = (href: string, session: SessionState, more: Partial<Visit> = {}): Visit => ({
  pathname: href.replace(/[?#].*/, ''),
  href,
  session,
  ...more,
})

describe('auth', () => {
  const auth = guardNamed('auth')

  it('lets whoever is signed in pass', () => {
    expect(auth(visitOf('/dashboard', signedIn()))).toBe('pass')
  })

  it('sends everyone else to the login, with the way back', () => {
    expect(auth(visitOf('/dashboard', signedOut))).toEqual({ redirectTo: '/login' })
    expect(auth(visitOf('/dashboard/view/7?tab=2', signedOut))).toEqual({
      redirectTo: '/login?returnTo=%2Fdashboard%2Fview%2F7%3Ftab%3D2',
    })
  })

  it.each(['/login', '/signup'])('sends a signed-in user from %s to the dashboard', (path) => {
    expect(auth(visitOf(path, signedIn()))).toEqual({ redirectTo: '/dashboard' })
    expect(auth(visitOf(path, signedOut))).toBe('pass')
  })

  it('sends someone who signed in meanwhile to where they were going, but never elsewhere', () => {
    const from = (returnTo: string) => auth(visitOf('/login', signedIn(), { returnTo }))
    expect(from('/quiz/1')).toEqual({ redirectTo: '/quiz/1' })
    expect(from('//evil.example')).toEqual({ redirectTo: '/dashboard' })
    expect(from('https://evil.example')).toEqual({ redirectTo: '/dashboard' })
    expect(from('/\\evil.example')).toEqual({ redirectTo: '/dashboard' })
  })

  it('hides the admin layout from those who are no administrators', () => {
    expect(auth(visitOf('/admin', signedIn(), { layout: 'admin' }))).toBe('notFound')
    expect(auth(visitOf('/admin', signedIn(true), { layout: 'admin' }))).toBe('pass')
  })

  it('takes whoever is signed in for one quiz only as not signed in', () => {
    expect(auth(visitOf('/dashboard', forQuiz('1')))).toEqual({ redirectTo: '/login' })
    expect(auth(visitOf('/admin', forQuiz('1'), { layout: 'admin' }))).toEqual({
      redirectTo: '/login?returnTo=%2Fadmin',
    })
    expect(auth(visitOf('/login', forQuiz('1'), { returnTo: '/quiz/1' }))).toBe('pass')
  })

  it('leaves an unreachable server to the error page, except at the entrance', () => {
    const unreachable: SessionState = { status: 'unreachable', error: new Error('offline') }
    expect(() => auth(visitOf('/dashboard', unreachable))).toThrow('offline')
    expect(auth(visitOf('/login', unreachable))).toBe('pass')
  })
})

describe('quiz', () => {
  it('comes back to the same address after login', () => {
    const quiz = guardNamed('quiz')
    expect(quiz(visitOf('/quiz/1#question-3', signedOut))).toEqual({
      redirectTo: '/login?returnTo=%2Fquiz%2F1%23question-3',
    })
    expect(quiz(visitOf('/quiz/1', signedIn()))).toBe('pass')
  })

  it('lets whoever is signed in for one quiz only to that quiz', () => {
    const quiz = guardNamed('quiz')
    expect(quiz(visitOf('/quiz/1', forQuiz('1')))).toBe('pass')
    expect(quiz(visitOf('/quiz/1/?from=mail', forQuiz('1')))).toBe('pass')
  })

  it.each(['/quiz/2', '/setting', '/organizations/1/accept', '/quiz/1/other'])(
    'sends them from %s to the login',
    (path) => {
      expect(guardNamed('quiz')(visitOf(path, forQuiz('1')))).toEqual({
        redirectTo: `/login?returnTo=${encodeURIComponent(path)}`,
      })
    },
  )
})

it('raises an error for a guard that does not exist', () => {
  expect(() => guardNamed('teacher')).toThrow('Unknown route middleware')
  expect(() => guardNamed('toString')).toThrow('Unknown route middleware')
})

it('never keeps a way back that leads elsewhere', () => {
  expect(loginPath('https://evil.example/')).toBe('/login')
})
