import { setMemberStatus } from '@probant/contract/members'
import { getQuestion, listQuestions } from '@probant/contract/questions/bank'
import { deactivateQuiz, deleteQuiz, endQuiz, getQuiz } from '@probant/contract/quizzes/life'
import { getQuizAnswerKey, getQuizPaper } from '@probant/contract/quizzes/paper'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { inWorkspace } from '#test/questions.ts'
import { aSection, quizzesOf } from '#test/quizzes.ts'
import { pageOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aDraft, anActiveQuiz, save, publish, later, aParticipant, aSubmission } = quizzesOf(test)
const { anOrganization, aMember } = organizationsOf(test)

const ACTIONS = {
  get: (who: Browser, { id }: Quiz) => who.call(getQuiz, { params: { quizId: id } }),
  paper: (who: Browser, { id }: Quiz) => who.call(getQuizPaper, { params: { quizId: id }, querystring: {} }),
  key: (who: Browser, { id }: Quiz) =>
    who.call(getQuizAnswerKey, { params: { quizId: id }, querystring: {} }),
  edit: (who: Browser, quiz: Quiz) => save(who, quiz, { title: 'Changed' }),
  publish: (who: Browser, quiz: Quiz) => publish(who, quiz),
  deactivate: (who: Browser, { id }: Quiz) => who.call(deactivateQuiz, { params: { quizId: id } }),
  end: (who: Browser, { id }: Quiz) => who.call(endQuiz, { params: { quizId: id } }),
  delete: (who: Browser, { id }: Quiz) => who.call(deleteQuiz, { params: { quizId: id } }),
}

/** y: it is done; n: QUIZ002, not allowed; blank: QUIZ001, there is no such quiz. */
const PEOPLE = ['colleague', 'shutOut', 'stranger', 'moderator', 'owner', 'creator'] as const
const TABLE: [action: keyof typeof ACTIONS, state: 'draft' | 'active', allowed: string][] = [
  ['get', 'draft', 'y  yyy'],
  ['get', 'active', 'y  yyy'],
  ['paper', 'draft', 'y  yyy'],
  ['key', 'draft', 'y  yyy'],
  ['edit', 'draft', 'n  nny'],
  ['edit', 'active', 'n  nny'],
  ['publish', 'draft', 'n  nny'],
  ['deactivate', 'active', 'n  nny'],
  ['end', 'active', 'n  yyy'],
  ['delete', 'draft', 'n  nny'],
]

it('who is to answer a quiz finds its questions nowhere before it is over, not even as a colleague', async () => {
  const organization = await anOrganization()
  const [creator, colleague] = [await aMember(organization), await aMember(organization)]
  const quiz = await anActiveQuiz(creator, {}, organization.id)
  await aParticipant(quiz, colleague.user.email)

  expect(await ACTIONS.key(colleague, quiz)).toFailWith('quizTakenByYou')
  expect(await ACTIONS.paper(colleague, quiz)).toFailWith('quizTakenByYou')
  expect(await ACTIONS.get(colleague, quiz)).toFailWith('quizTakenByYou')
  const questionId = quiz.sections[0]?.questions[0]?.questionId ?? ''
  const lookUp = () => colleague.call(getQuestion, { params: { questionId } })
  const bank = async () => {
    const { body } = await colleague.call(listQuestions, { querystring: {} }, inWorkspace(organization.id))
    return body.total
  }
  expect(await lookUp()).toFailWith('questionNotFound')
  expect(await bank()).toBe(0)
  expect((await ACTIONS.key(creator, quiz)).status).toBe(200)
  await ACTIONS.end(creator, quiz)
  expect((await ACTIONS.key(colleague, quiz)).status).toBe(200)
  expect((await lookUp()).status).toBe(200)
  expect(await bank()).toBe(2)
})

it('who is still at work finds its answers nowhere, though the quiz is over', async () => {
  const organization = await anOrganization()
  const [creator, colleague] = [await aMember(organization), await aMember(organization)]
  const endsAt = test.clock.in({ minutes: 90 })
  const quiz = await anActiveQuiz(creator, { durationMinutes: 0, endsAt }, organization.id)
  await aParticipant(quiz, colleague.user.email)
  const page = pageOf(colleague, quiz.id)
  expect((await page.start()).status).toBe(200)

  // What they send is still taken for a few seconds.
  await later({ minutes: 90, seconds: 5 }, creator, colleague)
  expect((await ACTIONS.get(creator, quiz)).body).toMatchObject({ status: 'completed' })
  expect(await ACTIONS.key(colleague, quiz)).toFailWith('quizTakenByYou')
  expect(await ACTIONS.paper(colleague, quiz)).toFailWith('quizTakenByYou')
  expect((await page.handIn()).status).toBe(200)
  expect((await ACTIONS.key(colleague, quiz)).status).toBe(200)
})

describe('a quiz of an organization', () => {
  it('is its creator’s; active members look, owner and moderators may also end it, others find nothing', async () => {
    const { people, aQuiz, shutOut } = await aPlace()

    for (const [action, state, allowed] of TABLE) {
      let quiz = await aQuiz(state)
      for (const [index, who] of PEOPLE.entries()) {
        const answer = await ACTIONS[action](people[who], quiz)

        const isDone = allowed[index] === 'y'
        const what = `${who}: ${action} (${state})`
        if (isDone) expect(answer.status, what).toBeLessThan(300)
        else expect(answer, what).toFailWith(allowed[index] === 'n' ? 'quizNotAllowed' : 'quizNotFound')
        if (!isDone) expect(JSON.stringify(answer.body), what).not.toMatch(/Secret|country|capital/)
        if (isDone && action === 'end') quiz = await aQuiz(state)
      }
    }

    // Whoever is shut out loses also what is their own; the owner can still end it.
    const quiz = await aQuiz('active')
    await shutOut(people.creator)
    for (const action of Object.values(ACTIONS)) {
      expect(await action(people.creator, quiz)).toFailWith('quizNotFound')
    }
    expect((await ACTIONS.end(people.owner, quiz)).status).toBe(200)
  })

  it('can be done with what it says', async () => {
    const { people, aQuiz } = await aTeam()
    const flags = ['edit', 'publish', 'deactivate', 'end', 'delete'] as const
    const invited = async (quiz: Quiz) => {
      await aParticipant(quiz)
      return quiz
    }
    const states: Record<string, () => Promise<Quiz>> = {
      draft: () => aQuiz('draft'),
      scheduled: () => aQuiz('active', { startsAt: test.clock.in({ hours: 1 }) }),
      'with participants': async () => invited(await aQuiz('active')),
      'taken back from participants': async () =>
        (await ACTIONS.deactivate(people.creator, await invited(await aQuiz('active')))).body as Quiz,
      'with submissions': async () => {
        const quiz = await aQuiz('active')
        await aSubmission(quiz)
        return quiz
      },
      ended: async () => (await ACTIONS.end(people.creator, await aQuiz('active'))).body as Quiz,
    }

    for (const [state, make] of Object.entries(states)) {
      for (const who of ['moderator', 'creator'] as const) {
        let quiz = await make()
        const { can } = (await ACTIONS.get(people[who], quiz)).body as Quiz
        for (const flag of flags) {
          const { status, body } = await ACTIONS[flag](people[who], quiz)

          // Publishing again what is published changes nothing.
          const isRepeated = flag === 'publish' && quiz.status === 'active' && who === 'creator'
          expect(isRepeated || can[flag], `${who}: ${flag} (${state}) ${JSON.stringify(body)}`).toBe(
            status < 300,
          )
          if (can[flag]) quiz = await make()
        }
      }
    }
  })
})

describe('a personal quiz', () => {
  it('is nobody else’s, and its creator’s also after it was over', async () => {
    const [claire, other] = [await test.signedUp(), await test.signedUp()]
    const quiz = await anActiveQuiz(claire)

    for (const action of Object.values(ACTIONS)) expect(await action(other, quiz)).toFailWith('quizNotFound')
    await later({ days: 3 }, claire)
    expect((await ACTIONS.get(claire, quiz)).body).toMatchObject({
      status: 'completed',
      can: { duplicate: true },
    })
  })

  it('is shown to nobody who only takes part', async () => {
    const [claire, other] = [await test.signedUp(), await test.signedUp()]
    const quiz = await anActiveQuiz(claire)
    await aParticipant(quiz, other.user.email)

    expect(await ACTIONS.get(other, quiz)).toFailWith('quizNotFound')
    expect(await ACTIONS.key(other, quiz)).toFailWith('quizNotFound')
  })
})

/** Whoever may do something with a quiz of an organization. */
async function aTeam() {
  const organization = await anOrganization()
  const { owner, id } = organization
  const creator = await aMember(organization)
  const moderator = await aMember(organization, 'moderator')
  const sections = [await aSection(creator, 1, id)]
  return { organization, people: { owner, creator, moderator }, aQuiz }

  function aQuiz(state: 'draft' | 'active', changes: Parameters<typeof aDraft>[1] = {}): Promise<Quiz> {
    const make = state === 'draft' ? aDraft : anActiveQuiz
    return make(creator, { title: 'Secret plans', sections, ...changes }, id)
  }
}

/** And those who may not. */
async function aPlace() {
  const { organization, people, aQuiz } = await aTeam()
  const others = {
    colleague: await aMember(organization),
    shutOut: await aMember(organization, 'moderator'),
    stranger: (await anOrganization()).owner,
  }
  await shutOut(others.shutOut)
  return { people: { ...people, ...others }, aQuiz, shutOut }

  async function shutOut({ memberId }: { memberId: string }): Promise<void> {
    const params = { organizationId: organization.id, memberId }
    const answer = await organization.owner.call(setMemberStatus, { params, body: { status: 'inactive' } })
    expect(answer.status).toBe(200)
  }
}
