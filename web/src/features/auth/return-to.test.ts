import { expect, it } from 'vitest'
import { leadsToInvitation, quizAhead } from './return-to.ts'

it.each([
  ['/organizations/0b9f2c1e-7a55-4c1f-9f0a-3f1f8f6f2a11/accept', true],
  ['/organizations/0b9f2c1e-7a55-4c1f-9f0a-3f1f8f6f2a11/accept/?from=mail', true],
  ['/organizations/0b9f2c1e-7a55-4c1f-9f0a-3f1f8f6f2a11/accepted', false],
  ['/organizations//accept', false],
  ['//elsewhere.test/organizations/1/accept', false],
  ['/dashboard', false],
  [undefined, false],
])('whoever returns to %s comes by an invitation: %s', (returnTo, isInvited) => {
  expect(leadsToInvitation(returnTo)).toBe(isInvited)
})

it.each([
  ['/quiz/0b9f2c1e', '0b9f2c1e'],
  ['/quiz/0b9f2c1e/?from=mail', '0b9f2c1e'],
  ['/quiz/0b9f2c1e#question-3', '0b9f2c1e'],
  ['/quiz/', undefined],
  ['/dashboard/quiz', undefined],
  ['//elsewhere.test/quiz/1', undefined],
  [undefined, undefined],
])('whoever returns to %s is on the way to the quiz %s', (returnTo, quizId) => {
  expect(quizAhead(returnTo)).toBe(quizId)
})
