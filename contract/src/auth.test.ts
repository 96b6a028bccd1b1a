import { describe, expect, it } from 'vitest'
import { resetPassword, signUp } from './auth.ts'
import { changePassword } from './users.ts'

describe('a password that is repeated', () => {
  it.each([
    ['at sign-up', signUp],
    ['after it was forgotten', resetPassword],
    ['where it is changed', changePassword],
  ])('%s: differs, or nothing is wrong with it', (_when, { schema }) => {
    const said = (password: string, confirmPassword: string) =>
      schema.body
        .safeParse({
          username: 'Ada',
          email: 'ada@example.org',
          botToken: 'x',
          token: 'x',
          password,
          confirmPassword,
        })
        .error?.issues.filter(({ path }) => path[0] === 'confirmPassword')
        .map(({ message }) => message) ?? []

    expect(said('ab', 'cd')).toEqual(['passwordsDiffer'])
    expect(said('ab', 'ab')).toEqual([])
    expect(said('Correct-horse-1', 'Correct')).toEqual(['passwordsDiffer'])
    expect(said('Correct-horse-1', '')[0]).toBe('required')
  })
})
