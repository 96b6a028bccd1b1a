import { randomUUID } from 'node:crypto'
import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import { endQuiz, getQuiz, listQuizzes } from '@probant/contract/quizzes/life'
import { repeatQuiz } from '@probant/contract/quizzes/repeating'
import { listEarlierRuns } from '@probant/contract/results/earlier'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { invite, theParticipants } from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aVerifiedPerson, anOrganization, aMember } = organizationsOf(test)
const { anActiveQuiz, aDraft, aSubmission, formOf, later } = quizzesOf(test)

describe('a quiz that is held again', () => {
  it('is published with the same questions and settings, at another time and for nobody yet', async () => {
    const claire = await aVerifiedPerson()
    const options = { ...DEFAULT_OPTIONS, passPercent: 60, antiCheat: 'warn' } as const
    const quiz = await anActiveQuiz(claire, { options, instructions: 'No *calculator*.' })
    await invite(claire, quiz, ['ada@example.org'])
    await claire.call(endQuiz, { params: { quizId: quiz.id } })
    const window = inAMonth()

    const { status, body } = await repeat(claire, quiz.id, window)

    expect(status).toBe(201)
    expect(body).toMatchObject({ ...window, phase: 'scheduled', participantCount: 0, submissionCount: 0 })
    const { body: made } = await claire.call(getQuiz, { params: { quizId: body.id } })
    expect(formOf(made)).toEqual({ ...formOf(quiz), ...window })
    expect(made.instructionsHtml).toBe(quiz.instructionsHtml)
    expect(await theParticipants(claire, made)).toEqual([])
  })

  it('is compared with the run before', async () => {
    const claire = await aVerifiedPerson()
    const quiz = await anActiveQuiz(claire)
    await aSubmission(quiz)
    const { body } = await repeat(claire, quiz.id)
    const { body: third } = await repeat(claire, body.id, inAMonth({ days: 60 }))

    const { body: runs } = await claire.call(listEarlierRuns, { params: { quizId: third.id } })
    expect(runs.map(({ quizId }) => quizId)).toEqual([quiz.id])
  })

  it('is made once, however often it is sent', async () => {
    const claire = await aVerifiedPerson()
    const quiz = await anActiveQuiz(claire)
    const id = randomUUID()

    const answers = await Promise.all([1, 2, 3].map(() => repeat(claire, quiz.id, { ...inAMonth(), id })))

    expect(answers.map(({ status, body }) => [status, body.id])).toEqual([1, 2, 3].map(() => [201, id]))
    expect(await countOf(claire)).toBe(2)
  })

  it('is no other quiz that has the same name: a draft of one’s own stays one', async () => {
    const claire = await aVerifiedPerson()
    const quiz = await anActiveQuiz(claire)
    const { id } = await aDraft(claire)

    expect(await repeat(claire, quiz.id, { ...inAMonth(), id })).toFailWith('quizNotFound')
    expect((await claire.call(getQuiz, { params: { quizId: id } })).body.status).toBe('draft')
  })

  it('is not made where it could not be published: over already, too short, or without an end', async () => {
    const claire = await aVerifiedPerson()
    const quiz = await anActiveQuiz(claire)
    const inMinutes = (minutes: number) => test.clock.in({ minutes })
    const [soon, past] = [inMinutes(5), inMinutes(-5)]

    expect(await repeat(claire, quiz.id, { startsAt: soon, endsAt: inMinutes(10) })).toFailWith(
      'quizEndsTooSoon',
    )
    expect(await repeat(claire, quiz.id, { startsAt: null, endsAt: past })).toFailWith('quizOverdue')
    expect((await repeat(claire, quiz.id, { startsAt: past, endsAt: soon })).body).toMatchObject({
      error: { fields: { startsAt: expect.any(String) } },
    })
    expect((await repeat(claire, quiz.id, { startsAt: null, endsAt: null })).status).toBe(422)
    expect(await countOf(claire)).toBe(1)
  })

  it('counts towards the plan, and says so where nothing is left', async () => {
    const claire = await aVerifiedPerson()
    const quiz = await anActiveQuiz(claire)
    let answer = await repeat(claire, quiz.id)
    for (let made = 2; answer.status === 201 && made < 50; made++) answer = await repeat(claire, quiz.id)

    expect(answer).toFailWith('quizLimitReached')
  })

  it('was published once: of a draft there is nothing to hold again', async () => {
    const claire = await aVerifiedPerson()
    expect(await repeat(claire, (await aDraft(claire)).id)).toFailWith('quizNotActive')
  })

  it('is for whoever may make quizzes there; strangers learn nothing', async () => {
    const organization = await anOrganization()
    const quiz = await anActiveQuiz(organization.owner, {}, organization.id)
    const colleague = await aMember(organization)
    await later({ minutes: 1 }, colleague)

    const { body } = await repeat(colleague, quiz.id)

    expect(body).toMatchObject({ workspace: organization.id, creator: { id: colleague.user.id } })
    expect(await repeat(await aVerifiedPerson(), quiz.id)).toFailWith('quizNotFound')
  })
})

function inAMonth({ days } = { days: 30 }) {
  return { startsAt: test.clock.in({ days }), endsAt: test.clock.in({ days: days + 1 }) }
}

function repeat(
  browser: Browser,
  quizId: string,
  window: { id?: string; startsAt: string | null; endsAt: string | null } = inAMonth(),
) {
  return browser.call(repeatQuiz, { params: { quizId }, body: { title: 'Capitals of Europe', ...window } })
}

async function countOf(browser: Browser): Promise<number> {
  return (await browser.call(listQuizzes, { querystring: {} })).body.total
}
