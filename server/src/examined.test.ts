import { exportAccount } from '@probant/contract/account-export'
import type { Endpoint } from '@probant/contract/endpoint'
import { ENDPOINTS } from '@probant/contract/endpoints'
import { dropDelivery, takeBackDelivery } from '@probant/contract/generation'
import { getGrading } from '@probant/contract/grading/grading'
import { grantExtraTime } from '@probant/contract/live/extra-time'
import { pauseQuiz } from '@probant/contract/live/pausing'
import { inviteParticipants } from '@probant/contract/participants/inviting'
import { openOpenLink } from '@probant/contract/participants/open-link'
import { openRoomCode } from '@probant/contract/participants/room-code'
import { closeShareLink, openShareLink } from '@probant/contract/participants/share-link'
import {
  changeQuestions,
  duplicateQuestion,
  getQuestion,
  updateQuestion,
} from '@probant/contract/questions/bank'
import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import { endQuizLater } from '@probant/contract/quizzes/later-end'
import { createQuiz, endQuiz } from '@probant/contract/quizzes/life'
import { listEarlierRuns } from '@probant/contract/results/earlier'
import { exportResults } from '@probant/contract/results/export'
import { getReport } from '@probant/contract/results/report'
import { getOwnSubmission } from '@probant/contract/submissions/review'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Browser } from '#test/browser.ts'
import { enteringOf } from '#test/entering.ts'
import { type ExaminedWorld, examinedWorldOf, KEY } from '#test/examined-world.ts'
import { readFile } from '#test/importing.ts'
import { writeMails } from '#test/inviting.ts'
import { inWorkspace } from '#test/questions.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { pageOf, renew } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aWorld, aGenerated } = examinedWorldOf(test)
const { aForm, formOf, anActiveQuiz, aParticipant } = quizzesOf(test)
const { enter, invite } = enteringOf(test)

type World = ExaminedWorld
type Calls = (world: World) => { params?: object; querystring?: object; body?: object }[]

const ofQuizzes: Calls = ({ quizzes }) => quizzes.map(({ id: quizId }) => ({ params: { quizId } }))
const ofQuestions: Calls = ({ ids }) =>
  [ids.copyId, ...ids.questionIds].map((questionId) => ({ params: { questionId } }))
const ofDelivery: Calls = ({ ids: { generationId, questionId } }) => [
  { params: { generationId, questionId } },
]
const ofRun: Calls = ({ ids: { run } }) => [{ params: { quizId: run.id } }]
const exports: Calls = ({ quizzes, ids }) =>
  [
    ...quizzes.map(({ id: quizId }) => ({ kind: 'quiz', quizId })),
    ...[ids.copyId, ...ids.questionIds].map((id) => ({ kind: 'questions', questionIds: [id] })),
    { kind: 'found', filter: {} },
  ].map((what) => ({ body: { format: 'json', what } }))
const results: Calls = (world) =>
  ['participants', 'answers', 'questions'].flatMap((view) =>
    ofRun(world).map((call) => ({ ...call, querystring: { format: 'csv', view } })),
  )

/** What shows a key, and how it is asked for: through every quiz, copy, revision and file that holds it. */
const SHOWING: Record<string, Calls> = {
  listQuestions: () => [{ querystring: {} }, { querystring: { search: 'weevil' } }],
  getQuestion: ofQuestions,
  listRevisions: ofQuestions,
  duplicateQuestion: ofQuestions,
  getGeneration: ({ ids: { generationId } }) => [{ params: { generationId } }],
  keepDelivery: ofDelivery,
  exportQuestions: exports,
  getQuizAnswerKey: (world) => ofQuizzes(world).map((call) => ({ ...call, querystring: {} })),
  getQuizWording: ofRun,
  listQuizHistory: ofRun,
  getGrading: ofRun,
  getMarkedQuestion: (world) =>
    world.ids.questionIds.map((questionId) => ({ params: { quizId: world.ids.run.id, questionId } })),
  getSubmission: ({ ids: { submissionId } }) => [{ params: { submissionId } }],
}

/** What returns questions too, but none with a key to whoever may see one; and what changes something in doing so. */
const SILENT: Record<string, Calls> = {
  getOwnSubmission: ({ earlier }) => [{ params: { quizId: earlier.id } }],
  checkExport: exports,
  getQuiz: ofQuizzes,
  getQuizPaper: (world) => ofQuizzes(world).map((call) => ({ ...call, querystring: {} })),
  getReport: ofRun,
  exportResults: results,
  listEarlierRuns: ofRun,
  listNearMisses: ofRun,
  listRegrades: ofRun,
  listOpenAnswers: ({ ids }) =>
    ids.questionIds.map((questionId) => ({ params: { quizId: ids.run.id, questionId }, querystring: {} })),
  listOpenAnswersOf: ({ ids: { run, submissionId } }) => [
    { params: { quizId: run.id, submissionId }, querystring: {} },
  ],
  suggestGrade: ({ ids: { run, submissionId, questionIds } }) => [
    { params: { quizId: run.id, submissionId, questionId: questionIds[2] } },
  ],
  previewRegrade: ({ ids: { run, regradedId } }) => [
    { params: { quizId: run.id }, body: { kind: 'drop', questionId: regradedId } },
  ],
}
const CHANGING: Record<string, Calls> = {
  regenerateDelivery: ofDelivery,
  takeBackDelivery: ofDelivery,
  releaseResults: ofRun,
  applyRegrade: ({ ids: { run, regradedId } }) => [
    { params: { quizId: run.id }, body: { kind: 'drop', questionId: regradedId } },
  ],
  undoRegrade: ({ ids: { run, regradeId } }) => [{ params: { quizId: run.id, regradeId } }],
  handOverQuiz: ({ ids: { run }, member }) => [
    { params: { quizId: run.id }, body: { memberId: member.memberId } },
  ],
  endQuiz: ofQuizzes,
  deactivateQuiz: ofQuizzes,
  repeatQuiz: (world) =>
    ofQuizzes(world).map((call) => ({
      ...call,
      body: { title: 'Once more', startsAt: null, endsAt: test.clock.in({ days: 9 }) },
    })),
  endQuizLater: (world) =>
    ofQuizzes(world).map((call) => ({ ...call, body: { until: test.clock.in({ days: 9 }) } })),
}

/** What returns questions that are no concern of the rule, and why not. */
const APART: Record<string, string> = {
  createQuestion: 'what the caller has just written',
  updateQuestion: 'what the caller has just written; a story of its own below',
  publishQuiz: 'titles of what its creator has put in',
  createQuiz: 'titles of what the caller puts in; a story of its own below',
  startImport: 'what the caller’s own file holds',
  getImport: 'what the caller’s own file holds',
  mendImportItem: 'what the caller has just written, with what `listImportItems` says of it',
  listImportItems: 'what the caller’s own file holds; a story of its own below',
  makeTryoutQuestions: 'made for a visitor, and kept nowhere',
  exportAccount: 'of the caller’s own workspace only; a story of its own below',
  startQuiz: 'a paper, which never holds an answer (traffic.test.ts)',
  getSitting: 'a paper',
  takeOverQuiz: 'a paper',
  openQuizPage: 'a paper',
  watchGeneration: 'the same deliveries as getGeneration, by the same call',
  compareResults:
    'titles without a key, and refused to whoever may not read the answers, as listOpenAnswers is',
  exportParticipants: 'a list of people',
  exportGradebook: 'people and scores',
  getOwnCertificateFile: 'a certificate: a name, a title and a date',
  getCertificateFile: 'a certificate: a name, a title and a date',
  exportCertificates: 'certificates: names, a title and dates',
  getOwnBadge: 'a certificate: a name, a title and a date',
  getPicture: 'a picture, by an address that only the question has',
  getLogo: 'the logo of an organization, or a signature',
  getCalendarFile: 'when a quiz takes place',
  watchParticipants: 'that people have come, begun and finished',
  watchBoard: 'how far people are, by number',
  watchSitting: 'the time, and what the creator tells',
  refreshSession: 'a session',
  startGoogleSignIn: 'a way elsewhere',
  receiveBillingEvent: 'nothing to a person',
}

it('every endpoint that can return a question is walked over, or says why not', () => {
  const known = [SHOWING, SILENT, CHANGING, APART].flatMap((part) => Object.keys(part))
  const missing = Object.keys(ENDPOINTS).filter(
    (name) => canReturnQuestion(ENDPOINTS[name] as Endpoint) && !known.includes(name),
  )
  expect(missing).toEqual([])
})

describe('whoever is examined in a question sees it nowhere with its answers, until the exam has closed for everybody', () => {
  it('invited by mail', async () => {
    const world = await aWorld()
    await expectOnlyHiddenDuring(world, () => invited(world))
  })

  it('under another address since', async () => {
    const world = await aWorld()
    await expectOnlyHiddenDuring(world, async () => {
      await invited(world)
      await anotherAddress(world.member)
    })
  })

  it('at work, with the address they had at the invitation', async () => {
    const world = await aWorld()
    await expectOnlyHiddenDuring(world, async () => {
      await invited(world)
      await writeMails(test)
      await anotherAddress(world.member)
      const browser = test.browser()
      await enter(browser, await test.mailbox.tokenFor(world.member.user.email))
      expect((await pageOf(browser, world.exam.id).start()).status).toBe(200)
    })
  })

  it('through with it, after the end, while somebody with extra time is at work', async () => {
    const world = await aWorld()
    const { creator, exam, member } = world
    await expectOnlyHiddenDuring(world, async () => {
      await invited(world)
      await pageOf(member, exam.id).start()
      await pageOf(member, exam.id).handIn()
      await someoneSlow(world)
      test.clock.advance({ minutes: 15 })
      await renew(creator, member)
    })
  })

  it('while the clock of somebody at work stands still', async () => {
    const world = await aWorld()
    const { creator, exam, member } = world
    await expectOnlyHiddenDuring(world, async () => {
      await invited(world)
      await someoneSlow(world)
      const body = { participantId: null }
      expect((await creator.call(pauseQuiz, { params: { quizId: exam.id }, body })).status).toBe(200)
      test.clock.advance({ hours: 2 })
      await renew(creator, member)
    })
  })

  it.each([
    [
      'a room code',
      ({ creator, exam }: World) => creator.call(openRoomCode, { params: { quizId: exam.id } }),
    ],
    [
      'a share link',
      ({ creator, exam }: World) =>
        creator.call(openShareLink, { params: { quizId: exam.id }, body: { domains: ['school.org'] } }),
    ],
    [
      'an open link',
      ({ creator, exam }: World) =>
        creator.call(openOpenLink, { params: { quizId: exam.id }, body: { asks: 'name', places: null } }),
    ],
    [
      'somebody who came by a share link that is closed by now',
      async ({ creator, exam }: World) => {
        const { id } = await aParticipant(exam)
        await test.database.pool.query(`update participants set source = 'shared' where id = $1`, [id])
        return creator.call(closeShareLink, { params: { quizId: exam.id } })
      },
    ],
    [
      'people who are known by name',
      ({ creator, exam }: World) =>
        creator.call(inviteParticipants, {
          params: { quizId: exam.id },
          body: { people: [{ name: 'Anna Blum' }], byHand: true },
        }),
    ],
  ])('or anybody could be, for it has %s', async (_, open) => {
    const world = await aWorld()
    // Whoever has made a question knows its answers.
    await test.database.pool.query('update questions set creator_id = $2 where id = $1', [
      world.ids.questionId,
      world.author.user.id,
    ])
    await expectOnlyHiddenDuring(world, async () => {
      expect((await open(world)).status).toBeLessThan(300)
    })
  })
})

describe('others see it as ever', () => {
  it('its creator, and whoever has written it', async () => {
    const world = await aWorld()
    const { creator, author, exam, ids } = world
    await creator.call(openRoomCode, { params: { quizId: exam.id } })
    for (const who of [creator, author]) {
      const { status } = await who.call(getQuestion, { params: { questionId: ids.questionIds[0] ?? '' } })
      expect(status).toBe(200)
    }
    const showing = await endpointsShowing(world, creator, {
      getQuizAnswerKey: examOnly,
      exportQuestions: exports,
    })
    expect(showing).toEqual(['getQuizAnswerKey', 'exportQuestions'])
  })

  it('a creator who tries the exam out', async () => {
    const world = await aWorld()
    const { creator } = world
    await invited(world, creator.user.email)
    expect(await endpointsShowing(world, creator, { getQuizAnswerKey: examOnly })).toEqual([
      'getQuizAnswerKey',
    ])
  })

  it('colleagues who have nothing to do with an exam to which people are invited by mail', async () => {
    const world = await aWorld()
    await invited(world, 'somebody@else.org')
    expect(await endpointsShowing(world, world.member, SHOWING)).toEqual(Object.keys(SHOWING))
  })
})

describe('whoever is examined', () => {
  it('puts none of it into a quiz, keeps none as another quiz, changes none', async () => {
    const world = await aWorld()
    const { member, organization, ids, draft } = world
    await invited(world)
    const workspace = inWorkspace(organization.id)
    const questions = ids.questionIds.map((questionId) => ({ questionId, points: 1 }))
    const body = aForm({ title: 'Stolen', sections: [{ questions }] })
    expect(await member.call(createQuiz, { body }, workspace)).toFailWith('questionNotInOrganization')
    expect(
      await member.call(createQuiz, { body: { ...formOf(draft), duplicateOf: draft.id } }, workspace),
    ).toFailWith('questionNotInOrganization')

    for (const action of [
      { action: 'delete' },
      { action: 'duplicate' },
      { action: 'setSubject', subject: 'Bees' },
    ] as const) {
      const change = { ...action, questionIds: [ids.copyId] }
      expect(await member.call(changeQuestions, { body: change }, workspace)).toFailWith(
        'questionNotInOrganization',
      )
    }
    const question = { ...FILL_IN, title: 'Which weevil comes last of all?' }
    const update = { params: { questionId: ids.copyId }, body: { revision: 1, question } }
    expect(await member.call(updateQuestion, update)).toFailWith('questionNotFound')
  })

  it('reads nothing of what others chose either, which tells what is right', async () => {
    const world = await aWorld()
    const { member, ids } = world
    await invited(world)
    const params = { quizId: ids.run.id }
    expect(await member.call(getReport, { params })).toFailWith('questionsExamined')
    expect(await member.call(listEarlierRuns, { params })).toFailWith('questionsExamined')
    expect(await member.call(exportResults, { params, querystring: {} })).toFailWith('questionsExamined')
    expect(await member.call(getGrading, { params })).toFailWith('questionsExamined')
  })

  it('does not get back what they dropped, once a copy of it is asked', async () => {
    const { creator, member, organization } = await aWorld()
    const params = await aGenerated(member, organization.id)
    const { body: copy } = await member.call(duplicateQuestion, { params })
    await member.call(dropDelivery, { params })
    const sections = [{ questions: [{ questionId: copy.id, points: 1 }] }]
    const exam = await anActiveQuiz(creator, { sections }, organization.id)
    await invite(creator, exam, { email: member.user.email })

    expect(await member.call(takeBackDelivery, { params })).toFailWith('questionNotFound')
  })

  it('does not learn by a file of guesses whether one is right', async () => {
    const world = await aWorld()
    const { member, organization } = world
    const content = JSON.stringify({
      kind: 'probant-questions',
      version: 1,
      questions: [{ ...FILL_IN, title: 'Which weevil comes last?', content: { accepted: [KEY] } }],
    })
    const file = { name: 'guess.json', content, workspace: organization.id }
    const read = async () => (await readFile(member, file)).duplicateCount
    expect(await read()).toBe(1)
    await invited(world)
    expect(await read()).toBe(0)
  })

  it('takes along with their data only what is their own', async () => {
    const world = await aWorld()
    await invited(world)
    expect(JSON.stringify((await world.member.call(exportAccount)).body)).not.toContain(KEY)
  })

  it('does not read the answers as a guest of another quiz that asks the same', async () => {
    const { creator, author, exam, organization } = await aWorld()
    const options = { ...DEFAULT_OPTIONS, answersShown: 'after_finishing' as const }
    const { sections } = formOf(exam)
    const practice = await anActiveQuiz(author, { title: 'Practice', sections, options }, organization.id)
    const guest = test.browser()
    await enter(guest, await invite(author, practice, { email: 'guest@example.org' }))
    const page = pageOf(guest, practice.id)
    await page.start()
    await page.handIn()
    const read = () => guest.call(getOwnSubmission, { params: { quizId: practice.id } })

    expect((await read()).body).toMatchObject({ key: null, isKeyWithheld: true })
    await creator.call(endQuiz, { params: { quizId: exam.id } })
    expect((await read()).body.key).toHaveLength(4)
  })

  it('gets a paper with names that mean nothing elsewhere', async () => {
    const { creator, exam, ids } = await aWorld()
    const browser = test.browser()
    await enter(browser, await invite(creator, exam, { email: 'one@example.org' }))
    const { paper } = (await pageOf(browser, exam.id).start()).body
    const names = paper.sections.flatMap(({ questions }) => questions.map(({ questionId }) => questionId))
    expect(new Set([...ids.questionIds, ...names]).size).toBe(2 * ids.questionIds.length)
    for (const questionId of names)
      expect(await creator.call(getQuestion, { params: { questionId } })).toFailWith('questionNotFound')
  })
})

describe('whoever takes part has no say in the exam', () => {
  it('as a moderator: neither ends it, nor stops its clock, nor makes it longer', async () => {
    const world = await aWorld('moderator')
    const { member, exam } = world
    await invited(world)
    const params = { quizId: exam.id }
    const until = test.clock.in({ days: 9 })
    expect(await member.call(endQuiz, { params })).toFailWith('quizNotAllowed')
    expect(await member.call(endQuizLater, { params, body: { until } })).toFailWith('quizNotAllowed')
    expect(await member.call(pauseQuiz, { params, body: { participantId: null } })).toFailWith(
      'quizNotAllowed',
    )
    expect(
      await member.call(grantExtraTime, { params, body: { participantId: null, minutes: 5 } }),
    ).toFailWith('quizNotAllowed')
  })

  it('as the owner to whom the quiz of somebody who leaves has passed: and sees no key either', async () => {
    const world = await aWorld()
    const { organization, exam } = world
    const { owner } = organization
    await invited(world, owner.user.email)
    await test.database.pool.query('update quizzes set creator_id = $2, creator_since = $3 where id = $1', [
      exam.id,
      owner.user.id,
      new Date(test.clock.in({ minutes: 1 })),
    ])
    expect(await owner.call(endQuiz, { params: { quizId: exam.id } })).toFailWith('quizNotAllowed')
    expect(
      await endpointsShowing(world, owner, { getQuizAnswerKey: examOnly, getQuizWording: examOnly }),
    ).toEqual([])
  })
})

const examOnly: Calls = ({ exam }) => [{ params: { quizId: exam.id }, querystring: {} }]
const FILL_IN = {
  type: 'fill_in' as const,
  subject: 'Insects',
  language: 'en' as const,
  difficulty: 'easy' as const,
  content: { accepted: ['Weevil'] },
}

/** Seen before and after through all that shows it; in between through nothing at all. */
async function expectOnlyHiddenDuring(world: World, begin: () => Promise<void>): Promise<void> {
  const { creator, member, exam } = world
  expect(await endpointsShowing(world, member, SHOWING)).toEqual(Object.keys(SHOWING))

  await begin()
  const everything = { ...SHOWING, ...SILENT, ...CHANGING }
  expect(await endpointsShowing(world, member, everything)).toEqual([])

  await creator.call(endQuiz, { params: { quizId: exam.id } })
  test.clock.advance({ hours: 1 })
  await renew(creator, member)
  expect(await endpointsShowing(world, member, SHOWING)).toEqual(Object.keys(SHOWING))
}

/** What was written, or which answer is right, without a word. */
const SHOWN = new RegExp(`${KEY}|"isCorrect"|"isTrue":|"right":\\{`)

async function endpointsShowing(world: World, who: Browser, calls: Record<string, Calls>): Promise<string[]> {
  const showing = []
  for (const [name, callsOf] of Object.entries(calls)) {
    for (const call of callsOf(world)) {
      const answer = await who.call(
        ENDPOINTS[name] as Endpoint,
        call as never,
        inWorkspace(world.organization.id),
      )
      // Whatever is refused, it is not for how it was asked.
      expect(answer.body?.error?.params?.reason, `${name} ${JSON.stringify(call)}`).not.toBe(
        'validationError',
      )
      if (SHOWN.test(JSON.stringify(answer.body))) showing.push(name)
    }
  }
  return [...new Set(showing)]
}

async function invited({ creator, exam, member }: World, email = member.user.email): Promise<void> {
  const body = { people: [{ email }] }
  const { status } = await creator.call(inviteParticipants, { params: { quizId: exam.id }, body })
  expect(status).toBe(200)
}

/** As following the link to the new one comes to. */
async function anotherAddress({ user }: World['member']): Promise<void> {
  await test.database.pool.query('update users set email = $2 where id = $1', [user.id, `new-${user.email}`])
}

/** At work, with an hour more than the exam has. */
async function someoneSlow({ creator, exam }: World): Promise<void> {
  test.clock.advance({ hours: 47, minutes: 50 })
  await renew(creator)
  const browser = test.browser()
  await enter(browser, await invite(creator, exam, { email: 'slow@example.org' }))
  expect((await pageOf(browser, exam.id).start()).status).toBe(200)
  const body = { participantId: null, minutes: 60 }
  expect((await creator.call(grantExtraTime, { params: { quizId: exam.id }, body })).status).toBe(200)
}

/** By what its answer may hold; what promises nothing, a file or a stream, may hold anything. */
function canReturnQuestion({ access, schema }: Endpoint): boolean {
  if (access === 'admin') return false
  const answers = Object.entries(schema.response).filter(([status]) => status !== '204')
  return answers.some(([, response]) => {
    const json = z.toJSONSchema(response, { unrepresentable: 'any' })
    const { $schema: _, ...promised } = json
    return Object.keys(promised).length === 0 || QUESTION.test(JSON.stringify(promised))
  })
}

const QUESTION = /titleHtml|explanation|guidance|"accepted"|isCorrect|"right"|"wording"|questionText/
