import { ERRORS } from '@probant/contract/errors'
import { expect, it } from 'vitest'
import { ApiError } from '#web/lib/api-error.ts'
import { entranceRefusal } from './entrance-refusal.ts'

const refused = (name: keyof typeof ERRORS) =>
  new ApiError({ code: ERRORS[name].code, message: name }, ERRORS[name].status)

it.each(['invalidLink', 'invitationWithdrawn', 'invitationTied', 'quizNotActive', 'quizEnded'] as const)(
  'knows that %s keeps one out who was invited',
  (name) => {
    expect(entranceRefusal(refused(name), 'invitation')).toBe(name)
  },
)

it.each(['shareLinkClosed', 'quizFull', 'invitationTied', 'quizNotActive', 'quizEnded'] as const)(
  'knows that %s keeps one out who comes by the share link',
  (name) => {
    expect(entranceRefusal(refused(name), 'share')).toBe(name)
  },
)

it.each([
  'shareCodeWrong',
  'tooManyAttempts',
  'botCheckFailed',
  'notAParticipant',
  'accountDisabled',
] as const)('lets one try again after %s', (name) => {
  expect(entranceRefusal(refused(name), 'share')).toBeUndefined()
})

it('takes a lost connection for no refusal', () => {
  expect(entranceRefusal(new ApiError({ code: '', message: 'unreachable' }, 0), 'share')).toBeUndefined()
  expect(entranceRefusal(new Error('offline'), 'share')).toBeUndefined()
})
