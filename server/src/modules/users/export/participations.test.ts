import { accountExportSchema, exportAccount } from '@probant/contract/account-export'
import { setAccommodation } from '@probant/contract/participants/inviting'
import type { Accommodation } from '@probant/contract/participants/participant'
import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import { deactivateQuiz } from '@probant/contract/quizzes/life'
import { expect, it } from 'vitest'
import { enteringOf } from '#test/entering.ts'
import { organizationsOf } from '#test/organizations.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anInvitation, enter, participantsOf, submit } = enteringOf(test)
const { aVerifiedPerson } = organizationsOf(test)
const ANNA = 'anna@example.org'

it('what one was invited to comes along, and what came of it', async () => {
  const done = await anInvitation({ email: ANNA, title: 'Rivers' })
  test.clock.advance({ minutes: 1 })
  const options = { ...DEFAULT_OPTIONS, scoreShown: 'on_release' } as const
  const heldBack = await anInvitation({ email: ANNA, title: 'Mountains', options })
  test.clock.advance({ minutes: 1 })
  await anInvitation({ email: ANNA, title: 'Not opened yet' })
  const draft = await anInvitation({ email: ANNA, title: 'A draft again' })
  await draft.creator.call(deactivateQuiz, { params: { quizId: draft.quiz.id } })
  await anInvitation({ title: 'Somebody else’s' })
  const anna = await aVerifiedPerson({ email: ANNA })
  await enter(anna, done.token)
  const [{ id: participantId }] = await participantsOf(done.quiz)
  const accommodation: Accommodation = {
    extraTime: { unit: 'percent', value: 33 },
    exemptions: [{ violation: 'copy_paste', reason: 'A magnifier.' }],
  }
  const params = { quizId: done.quiz.id, participantId }
  await done.creator.call(setAccommodation, { params, body: accommodation })
  for (const { quiz } of [done, heldBack]) await submit(quiz, { score: 75 })
  const at = test.clock.now().toISOString()

  const { body } = await anna.call(exportAccount)

  const untouched = {
    openedAt: null,
    startedAt: null,
    finishedAt: null,
    score: null,
    accommodation: null,
    ownWindow: null,
    answers: [],
    incidents: [],
    messages: [],
    certificate: null,
  }
  expect(body.participations).toEqual([
    { title: 'Not opened yet', email: ANNA, invitedAt: at, ...untouched },
    expect.objectContaining({ title: 'Mountains', openedAt: null, finishedAt: at, score: null }),
    {
      title: 'Rivers',
      email: ANNA,
      invitedAt: '2026-11-16T09:00:00.000Z',
      openedAt: at,
      startedAt: at,
      finishedAt: at,
      score: 75,
      accommodation,
      certificate: null,
      ownWindow: null,
      answers: [],
      incidents: [],
      messages: [],
    },
  ])
  expect(() => accountExportSchema.parse(body)).not.toThrow()
})

it('nothing of what was sent to an address that is not proved', async () => {
  await anInvitation({ email: ANNA })
  const anna = await test.signedUp({ email: ANNA })

  expect((await anna.call(exportAccount)).body.participations).toEqual([])
})
