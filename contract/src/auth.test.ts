import { describe, expect, it } from 'vitest'
import { resetPassword, signUp } from './auth.ts'
import { changePassword } from './users.ts'

describe('a password that is repeated', () => {
  it.each([
    ['at sign-up at least 5 characters', signUp, 'Corr', 'Correct', 'repeatedPasswordTooShort'],
    ['after it was forgotten at least 5', resetPassword, 'Corr', 'Correct', 'repeatedPasswordTooShort'],
    ['where it is changed at least 8', changePassword, 'Correct', 'Correct-', 'passwordTooShort'],
  ])('%s, and the same as the first', (_when, { schema }, short, long, tooShort) => {
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

    expect(said('Correct-horse-1', short)[0]).toBe(tooShort)
    expect(said('Correct-horse-1', long)).toEqual(['passwordsDiffer'])
    expect(said('Correct-horse-1', 'Correct-horse-1')).toEqual([])
    expect(said('Correct-horse-1', '')[0]).toBe('required')
  })
})
