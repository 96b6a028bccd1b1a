import { getSession } from '@probant/contract/auth'
import { ERRORS, type ErrorName } from '@probant/contract/errors'
import type { QuizForm } from '@probant/contract/quizzes/form'
import {
  deactivateQuiz,
  deleteQuiz,
  endQuiz,
  getQuiz,
  publishQuiz,
  updateQuiz,
} from '@probant/contract/quizzes/life'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MINUTE } from '#server/platform/clock.ts'
import type { Browser } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { written } from '#test/questions.ts'
import {
  type Action,
  actionsBy,
  createQuizModel,
  FIRST,
  WHO,
  type Who,
  type Written,
} from '#test/quiz-life.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aForm, aDraft, aParticipant, aSubmission } = quizzesOf(test)
const { anOrganization, aMember, deactivate } = organizationsOf(test)

/** What chance seldom brings about. */
const STORIES: Action[][] = [
  [
    publish(),
    { kind: 'wait', minutes: 31 },
    save({ startsIn: 'kept' }),
    { kind: 'begin' },
    by('deactivate'),
    by('end'),
  ],
  [
    publish(),
    { kind: 'invite' },
    save(),
    by('delete'),
    by('deactivate'),
    by('delete'),
    publish(),
    by('end', 'moderator'),
  ],
  [by('deactivate'), by('end'), publish(), by('end'), by('end'), publish(), save()],
  [{ kind: 'wait', minutes: 271 }, publish(), { kind: 'wait', minutes: 31 }, publish()],
  [publish(), { kind: 'wait', minutes: 300 }, publish(), by('deactivate'), save(), by('delete')],
  [
    save({ startsIn: 30, endsIn: 180 }),
    publish(),
    { kind: 'wait', minutes: 29 },
    { kind: 'invite' },
    { kind: 'wait', minutes: 1 },
  ],
  [
    publish(),
    save({ endsIn: 90 }),
    save({ endsIn: 89 }),
    save({ endsIn: 0 }),
    save({ endsIn: null }),
    save({ questionCount: 0 }),
  ],
  [{ ...save(), isStale: true }, { ...publish(), isStale: true }, publish(), { ...publish(), isStale: true }],
  [
    { kind: 'suspend' },
    save(),
    publish(),
    { kind: 'resume' },
    publish(),
    { kind: 'suspend' },
    by('deactivate'),
    by('delete'),
  ],
  [
    save({}, 'colleague'),
    by('end', 'colleague'),
    publish('moderator'),
    publish('stranger'),
    by('delete', 'stranger'),
  ],
]

/** All that belong to the life of one quiz; those of plan, workspace and database have tests of their own. */
const CODES = ['QUIZ001', 'QUIZ002', 'QUIZ003', 'QUIZ004', 'QUIZ005', 'QUIZ006', 'QUIZ011', 'QUIZ013']
const MORE_CODES = ['QUIZ018', 'QUIZ020', 'ORGA002', 'GENL004']

describe('whatever is done to a quiz of an organization, by whom and whenever', () => {
  it('is done or refused as the specification says, with every code that belongs to it', async () => {
    const place = await aPlace()
    const codes = new Set<string>()
    const lives = fc.array(actionsBy(...WHO), { minLength: 4, maxLength: 10 })

    await fc.assert(
      fc.asyncProperty(lives, async (actions) => {
        const [quiz, model] = [await begin(place), createQuizModel()]
        for (const action of actions) {
          const broken = model.broken(action)
          if (!('by' in action) && broken.length > 0) continue
          const code = await quiz.act(action)

          if (code) codes.add(code)
          expect(code, `${JSON.stringify(action)} breaks ${broken}`).toEqual(oneOf(broken))
          if (!code) model.live(action)
          expect(await quiz.look()).toEqual(expected(model, quiz.beganAt))
        }
      }),
      { numRuns: STORIES.length + 12, examples: STORIES.map((actions) => [actions]) },
    )

    expect([...codes].sort()).toEqual([...CODES, ...MORE_CODES].sort())
  })
})

/** An organization with everybody who may come across a quiz there, and questions in both languages. */
async function aPlace() {
  const organization = await anOrganization()
  const people: Record<Who, Browser> = {
    creator: await aMember(organization),
    colleague: await aMember(organization),
    moderator: await aMember(organization, 'moderator'),
    stranger: await test.signedUp(),
  }
  const questions: Record<'en' | 'fr', string[]> = { en: [], fr: [] }
  for (const language of ['en', 'en', 'fr', 'fr'] as const) {
    const { id } = await written(people.creator, { language }, organization.id)
    questions[language].push(id)
  }
  /** Whose page has a token that is still good. */
  const awake = new Set<Who>()
  return { organization, people, questions, awake }
}

type Place = Awaited<ReturnType<typeof aPlace>>

/** A quiz of the creator's, and what can be done to it over HTTP. */
async function begin({ organization, people, questions, awake }: Place) {
  await resume()
  const beganAt = test.clock.now()
  let known: Quiz = await aDraft(await person('creator'), formOf(FIRST), organization.id)
  const params = { quizId: known.id }

  return {
    beganAt,

    async act(action: Action): Promise<string | undefined> {
      if (!('by' in action)) return happen(action)
      const browser = await person(action.by)
      const revision = known.revision - ('isStale' in action && action.isStale ? 1 : 0)
      switch (action.kind) {
        case 'save':
          return codeOf(
            await browser.call(updateQuiz, { params, body: { revision, quiz: formOf(action.quiz) } }),
          )
        case 'publish':
          return codeOf(await browser.call(publishQuiz, { params, body: { revision } }))
        case 'deactivate':
          return codeOf(await browser.call(deactivateQuiz, { params }))
        case 'end':
          return codeOf(await browser.call(endQuiz, { params }))
        case 'delete':
          return codeOf(await browser.call(deleteQuiz, { params }))
      }
    },

    async look() {
      const answer = await (await person('creator')).call(getQuiz, { params })
      if (answer.status === 404) return undefined
      known = answer.body
      const { phase, startsAt, endsAt, participantCount, submissionCount, questionCount } = known
      return { phase, startsAt, endsAt, participantCount, submissionCount, questionCount }
    },
  }

  async function happen(action: Exclude<Action, { by: Who }>): Promise<undefined> {
    if (action.kind === 'invite') await aParticipant(known)
    if (action.kind === 'begin') await aSubmission(known)
    if (action.kind === 'suspend') await deactivate(organization)
    if (action.kind === 'resume') await resume()
    if (action.kind !== 'wait') return
    test.clock.advance({ minutes: action.minutes })
    awake.clear()
    // Sometimes it is written down before anybody looks, and sometimes not.
    if (action.minutes > 60) await test.services.quizzes.publication.completeDue()
  }

  async function person(who: Who): Promise<Browser> {
    const browser = people[who]
    if (!awake.has(who)) browser.keep(await browser.call(getSession))
    awake.add(who)
    return browser
  }

  async function resume(): Promise<void> {
    await test.database.pool.query('update organizations set deactivated_at = null')
  }

  function formOf({ startsIn, endsIn, questionCount, ...quiz }: Written): QuizForm {
    const ids = questions[quiz.isInOtherLanguage ? 'fr' : 'en'].slice(0, questionCount)
    return aForm({
      startsAt:
        startsIn === 'kept'
          ? known.startsAt
          : startsIn === null
            ? null
            : test.clock.in({ minutes: startsIn }),
      endsAt: endsIn === null ? null : test.clock.in({ minutes: endsIn }),
      durationMinutes: quiz.durationMinutes,
      sections: [{ questions: ids.map((questionId) => ({ questionId, points: 1 })) }],
    })
  }
}

function codeOf({ body }: { body: { error?: { code: string } } | undefined }): string | undefined {
  return body?.error?.code
}

function oneOf(broken: ErrorName[]) {
  return broken.length === 0 ? undefined : expect.toBeOneOf(broken.map((name) => ERRORS[name].code))
}

function expected(model: ReturnType<typeof createQuizModel>, beganAt: Date) {
  const { startsAt, endsAt, participantCount, submissionCount, questionCount } = model.quiz
  const phase = model.phase()
  const instant = (minutes: number | null) =>
    minutes === null ? null : new Date(beganAt.getTime() + minutes * MINUTE).toISOString()
  if (!phase) return undefined
  return {
    phase,
    startsAt: instant(startsAt),
    endsAt: instant(endsAt),
    participantCount,
    submissionCount,
    questionCount,
  }
}

function save(quiz: Partial<Written> = {}, by: Who = 'creator') {
  return { kind: 'save', by, isStale: false, quiz: { ...FIRST, startsIn: 'kept', ...quiz } } as const
}

function publish(by: Who = 'creator') {
  return { kind: 'publish', by, isStale: false } as const
}

function by(kind: 'deactivate' | 'end' | 'delete', who: Who = 'creator'): Action {
  return { kind, by: who }
}
