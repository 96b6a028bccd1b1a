import { gradeAnswer } from '@probant/contract/grading/grading'
import { describe, expect, it } from 'vitest'
import { NOWHERE } from '#test/addressed.ts'
import type { Browser } from '#test/browser.ts'
import {
  answerOf,
  answersBy,
  answersTo,
  gradingOf,
  gradingOfQuiz,
  regradingOf,
  release,
} from '#test/grading.ts'
import { theParticipants } from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { bankIdOf, reviewingOf, rightAnswers, submissionOf } from '#test/reviewing.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aGradable } = gradingOf(test)
const { anExam, aTaker, aFinisher } = reviewingOf(test)
const { anOrganization, aMember, aVerifiedPerson } = organizationsOf(test)

describe('what is to be graded', () => {
  it('is each open question with its guidance, and how far its answers are', async () => {
    const { creator, quiz, questionId, first } = await aGradable({}, { takers: 2 })
    const open = { questionId, number: 4, points: 4, scoring: 'normal', answerCount: 2, gradedCount: 0 }
    const { body } = await gradingOfQuiz(creator, quiz)
    expect(body).toMatchObject({ questions: [open], finishedCount: 2, ungradedCount: 2, runningCount: 0 })
    expect(body.questions[0]?.guidanceHtml).toContain('melting point')

    await answerOf(quiz, first.submissionId, questionId).grade(creator, 3)
    expect((await gradingOfQuiz(creator, quiz)).body).toMatchObject({
      questions: [{ gradedCount: 1 }],
      ungradedCount: 1,
    })
  })

  it('is nothing that was left empty, and nothing that is still being written', async () => {
    const made = await anExam()
    const blank = await aTaker(made)
    await blank.handIn({ type: 'open', text: ' \u00a0\u3000\n' })
    const running = await aTaker(made)
    const questionId = bankIdOf(running, 'open')
    await running.page.save(running.page.entry(questionId, { type: 'open', text: 'Not yet' }))

    expect((await gradingOfQuiz(made.creator, made.quiz)).body).toMatchObject({
      questions: [{ answerCount: 0 }],
      finishedCount: 1,
      ungradedCount: 0,
      runningCount: 1,
    })
    const { creator, quiz } = made
    expect(await answerOf(quiz, blank.submissionId, questionId).grade(creator, 1)).toFailWith(
      'openAnswerNotFound',
    )
    expect(await answerOf(quiz, running.submissionId, questionId).grade(creator, 1)).toFailWith(
      'submissionStillRunning',
    )
    expect(await answersBy(creator, quiz, running.submissionId)).toFailWith('submissionStillRunning')
  })
})

describe('the answers to one question', () => {
  it('come with names, those that wait for a grade first, page by page', async () => {
    const { creator, quiz, questionId, people } = await aGradable({}, { takers: 3 })
    const [first, second, third] = people.map(({ submissionId }) => submissionId)
    await answerOf(quiz, first ?? '', questionId).grade(creator, 2, 'Half of it.')

    const { body } = await answersTo(creator, quiz, questionId, { pageSize: 2 })
    expect(body.total).toBe(3)
    expect(body.items.map(({ submissionId }) => submissionId)).toEqual([second, third])
    expect(body.items[0]).toMatchObject({
      participant: { email: people[1]?.email },
      text: 'Because it melts late.',
      maxPoints: 4,
      grade: null,
    })
    const { body: last } = await answersTo(creator, quiz, questionId, { pageSize: 2, page: 2 })
    expect(last.items).toMatchObject([
      { submissionId: first, grade: { points: 2, feedback: 'Half of it.', canUndo: true } },
    ])
    const { body: waiting } = await answersTo(creator, quiz, questionId, { which: 'ungraded' })
    expect([waiting.total, waiting.items.length]).toEqual([2, 2])
  })

  it('hide whose they are in blind mode: numbered in an order of their own, always the same', async () => {
    const { creator, quiz, questionId, people } = await aGradable({}, { takers: 5 })
    const blind = await answersTo(creator, quiz, questionId, { blind: 'yes' })
    expect(blind.body.items.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
    for (const { email } of people) expect(JSON.stringify(blind.body)).not.toContain(email)

    const [, second] = blind.body.items
    await answerOf(quiz, second?.submissionId ?? '', questionId).grade(creator, 1)
    const again = await answersTo(creator, quiz, questionId, { blind: 'yes' })
    expect(again.body.items.map(({ number }) => number)).toEqual([1, 3, 4, 5, 2])
    const of = await answersBy(creator, quiz, second?.submissionId ?? '', 'yes')
    expect(of.body).toMatchObject([{ number: 2, participant: null }])
  })

  it('go by other names in blind mode than in the pages that say whose they are; they are graded and undone by those', async () => {
    const { creator, quiz, questionId, people } = await aGradable({}, { takers: 2 })
    const { items } = (await answersTo(creator, quiz, questionId, { blind: 'yes' })).body
    for (const { submissionId } of people) expect(JSON.stringify(items)).not.toContain(submissionId)

    const [{ submissionId } = { submissionId: '' }] = items
    const answer = answerOf(quiz, submissionId, questionId)
    expect((await answer.grade(creator, 1)).body).toMatchObject({ submissionId, grade: { points: 1 } })
    expect(await answer.grade(creator, 2)).toFailWith('alreadyGraded')
    expect((await answer.undo(creator)).body).toMatchObject({ submissionId, grade: null })
    expect((await answersBy(creator, quiz, submissionId, 'yes')).body).toMatchObject([{ submissionId }])
    const regrade = { kind: 'grade', questionId, submissionId, points: 3 } as const
    expect(await regradingOf(creator, quiz).apply(regrade)).toFailWith('openAnswerNotFound')
    await answer.grade(creator, 1)
    expect(await regradingOf(creator, quiz).apply(regrade)).toFailWith('alreadyGraded')

    // Of another quiz they are nothing.
    const other = await aGradable({}, { creator })
    expect(await answerOf(other.quiz, submissionId, other.questionId).grade(creator, 1)).toFailWith(
      'openAnswerNotFound',
    )
  })

  it('are also found by participant', async () => {
    const { creator, quiz, questionId, first } = await aGradable()
    expect((await answersBy(creator, quiz, first.submissionId)).body).toMatchObject([
      { questionId, number: 1, participant: { email: first.email } },
    ])
    expect(await answersBy(creator, quiz, NOWHERE)).toFailWith('submissionNotFound')
    const choice = bankIdOf(first, 'multiple_choice')
    expect(await answersTo(creator, quiz, choice)).toFailWith('openAnswerNotFound')
  })
})

describe('a grade', () => {
  it('completes the score, with quarters of points and a word to the participant', async () => {
    const { creator, quiz, questionId, first } = await aGradable()
    expect((await theParticipants(creator, quiz))[0]?.score).toBeNull()

    const graded = await answerOf(quiz, first.submissionId, questionId).grade(creator, 2.25, ' Nearly. ')
    const gradedAt = test.clock.now().toISOString()
    expect(graded.body).toEqual({
      submissionId: first.submissionId,
      questionId,
      grade: { points: 2.25, feedback: 'Nearly.', gradedAt, canUndo: true },
    })
    expect((await theParticipants(creator, quiz))[0]?.score).toBe(82.5)
    const { body } = await submissionOf(creator, first.submissionId)
    expect(body.score).toMatchObject({ points: 8.25, gradedPoints: 10, percent: 82.5, isProvisional: false })
    expect(body.key?.[3]).toMatchObject({ mark: 'graded', earnedPoints: 2.25, feedback: 'Nearly.' })
  })

  it('PART008: is at most what the question is worth; and in quarters from 0', async () => {
    const { creator, quiz, questionId, first } = await aGradable()
    const answer = answerOf(quiz, first.submissionId, questionId)
    const refused = await answer.grade(creator, 4.25)
    expect(refused).toFailWith('scoreAboveMaximum')
    expect(refused.body).toMatchObject({ error: { params: { max: 4 } } })
    for (const points of [-0.25, 0.3])
      expect(await answer.grade(creator, points)).toFailWith('validationError')
    expect((await answer.grade(creator, 0)).status).toBe(200)
  })

  it('PART009: is not given twice, also not by two at the same moment', async () => {
    const { creator, quiz, questionId, first } = await aGradable()
    const answer = answerOf(quiz, first.submissionId, questionId)
    const both = await Promise.all([answer.grade(creator, 1), answer.grade(creator, 4)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)).toFailWith('alreadyGraded')
    expect(await answer.grade(creator, 2)).toFailWith('alreadyGraded')
  })

  it('PART006: is for an open answer of this quiz', async () => {
    const { creator, quiz, questionId, first } = await aGradable()
    const other = await aFinisher()
    const places = [
      [first.submissionId, bankIdOf(first, 'fill_in')],
      [first.submissionId, NOWHERE],
      [NOWHERE, questionId],
      [other.submissionId, questionId],
    ] as const
    for (const [submissionId, id] of places)
      expect(await answerOf(quiz, submissionId, id).grade(creator, 1)).toFailWith('openAnswerNotFound')
    const unanswered = await aFinisher({}, { type: 'true_false', isTrue: false })
    const id = bankIdOf(unanswered, 'open')
    expect(
      await answerOf(unanswered.quiz, unanswered.submissionId, id).grade(unanswered.creator, 1),
    ).toFailWith('openAnswerNotFound')
  })

  it('is taken back, and then the score is open again', async () => {
    const { creator, quiz, questionId, first } = await aGradable()
    const answer = answerOf(quiz, first.submissionId, questionId)
    await answer.grade(creator, 4, 'Well said.')
    for (let times = 0; times < 2; times++) expect((await answer.undo(creator)).body.grade).toBeNull()
    expect((await theParticipants(creator, quiz))[0]?.score).toBeNull()
    expect((await answer.grade(creator, 3)).body.grade).toMatchObject({ points: 3, feedback: '' })
  })
})

describe('who grades', () => {
  it('PART007: the creator alone; others of the organization not, strangers see no quiz', async () => {
    const organization = await anOrganization()
    const creator = await aMember(organization)
    const { quiz, questionId, first } = await aGradable({ workspace: organization.id }, { creator })
    const answer = answerOf(quiz, first.submissionId, questionId)
    const attempts = (browser: Browser) => [
      () => gradingOfQuiz(browser, quiz),
      () => answersTo(browser, quiz, questionId),
      () => answersBy(browser, quiz, first.submissionId),
      () => answer.grade(browser, 1),
      () => answer.undo(browser),
      () => release(browser, quiz),
    ]
    for (const member of [
      organization.owner,
      await aMember(organization, 'moderator'),
      await aMember(organization),
    ])
      for (const attempt of attempts(member)) expect(await attempt()).toFailWith('onlyCreatorGrades')
    for (const attempt of attempts(await aVerifiedPerson()))
      expect(await attempt()).toFailWith('quizNotFound')
    for (const attempt of attempts(first.browser)) expect([401, 403]).toContain((await attempt()).status)
    const params = { quizId: quiz.id, submissionId: first.submissionId, questionId }
    expect((await test.browser().call(gradeAnswer, { params, body: { points: 1 } })).status).toBe(401)
    expect((await answer.grade(creator, 1)).status).toBe(200)
  })
})

it('rightly answered otherwise, somebody with an ungraded answer has what the others are worth so far', async () => {
  const made = await anExam({ options: { scoreShown: 'at_once' } })
  const taker = await aTaker(made)
  await taker.handIn(...rightAnswers(taker.sitting))
  expect((await submissionOf(taker.browser, taker.submissionId)).body.score).toMatchObject({
    points: 6,
    isProvisional: true,
  })
})
