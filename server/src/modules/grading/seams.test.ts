import { leaveOrganization } from '@probant/contract/organizations'
import { reopenSubmission } from '@probant/contract/submissions/incidents'
import { deleteAccount } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { PASSWORD } from '#test/browser.ts'
import { answerOf, answersTo, gradingOf, gradingOfQuiz, regradingOf, release } from '#test/grading.ts'
import { theParticipants, writeMails } from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { bankIdOf, ownOf, reviewingOf, rightAnswers, submissionOf } from '#test/reviewing.ts'
import { testApp } from '#test/test-app.ts'

// What becomes of grades when something happens around them: `docs/seams.md` has the table.
const test = testApp()
const { aGradable, tellAndWrite, resultsTo } = gradingOf(test)
const { anExam, aTaker } = reviewingOf(test)
const { anOrganization, aMember, aVerifiedPerson } = organizationsOf(test)
const { later } = quizzesOf(test)

describe('the participant', () => {
  it('deletes the account after grading: the result stays, without a name; what waits is graded on, and told to nobody', async () => {
    const made = await anExam({ options: { scoreShown: 'on_release' } })
    const anna = await aVerifiedPerson({ email: 'anna@example.org', username: 'Anna Lee' })
    const taker = await aTaker(made, anna.user.email)
    await taker.handIn(...rightAnswers(taker.sitting))
    const questionId = bankIdOf(taker, 'open')
    const answer = answerOf(made.quiz, taker.submissionId, questionId)
    await answer.grade(made.creator, 3)
    const body = { email: anna.user.email, currentPassword: PASSWORD }
    expect((await anna.call(deleteAccount, { body })).status).toBe(204)

    const list = await answersTo(made.creator, made.quiz, questionId)
    expect(list.body.items).toMatchObject([{ participant: { name: '', email: '' }, grade: { points: 3 } }])
    expect(await theParticipants(made.creator, made.quiz)).toMatchObject([{ isGone: true, score: 90 }])
    expect((await answer.undo(made.creator)).status).toBe(200)
    await answer.grade(made.creator, 4)
    await release(made.creator, made.quiz)
    await writeMails(test)
    const mails = await test.mailbox.all()
    expect(mails.filter(({ subject }) => subject.includes('result is ready'))).toHaveLength(0)
    const preview = await regradingOf(made.creator, made.quiz).preview({ kind: 'drop', questionId })
    expect(JSON.stringify(preview.body)).not.toMatch(/anna|deleted-/i)
  })

  it('is let in again after grading: the grades are forgotten, the score is open, and a mail not written yet is not sent', async () => {
    const { creator, quiz, questionId, first } = await aGradable({
      options: { answersShown: 'never', scoreShown: 'on_release' },
    })
    await answerOf(quiz, first.submissionId, questionId).grade(creator, 4, 'Good.')
    await release(creator, quiz)
    await test.database.pool.query(`update submissions set ending = 'terminated'`)
    const [participant] = await theParticipants(creator, quiz)
    const params = { quizId: quiz.id, participantId: participant?.id ?? '' }
    expect((await creator.call(reopenSubmission, { params })).status).toBe(200)
    await writeMails(test)
    expect(await resultsTo(first.email)).toHaveLength(0)

    expect(await answerOf(quiz, first.submissionId, questionId).grade(creator, 1)).toFailWith(
      'submissionStillRunning',
    )
    expect((await gradingOfQuiz(creator, quiz)).body).toMatchObject({ finishedCount: 0, runningCount: 1 })
    await test.database.pool.query('update submissions set browser_id = $1', [first.page.browserId])
    await first.page.handIn()
    expect((await submissionOf(creator, first.submissionId)).body).toMatchObject({
      score: { isProvisional: true },
      grades: [],
    })
    expect((await answerOf(quiz, first.submissionId, questionId).grade(creator, 1)).status).toBe(200)
  })

  it('is let in again after a regrade of the grade: that one is past undoing, and holds up nothing else of the question', async () => {
    const { creator, quiz, questionId, first } = await aGradable({ options: { scoreShown: 'on_release' } })
    const { submissionId } = first
    await answerOf(quiz, submissionId, questionId).grade(creator, 4)
    await release(creator, quiz)
    const regrading = regradingOf(creator, quiz)
    const { body: dropped } = await regrading.apply({ kind: 'drop', questionId })
    const { body: changed } = await regrading.apply({ kind: 'grade', questionId, submissionId, points: 2 })
    expect((await regrading.list()).body.map(({ canUndo }) => canUndo)).toEqual([true, true])

    await test.database.pool.query(`update submissions set ending = 'terminated'`)
    const [participant] = await theParticipants(creator, quiz)
    const params = { quizId: quiz.id, participantId: participant?.id ?? '' }
    await creator.call(reopenSubmission, { params })
    await test.database.pool.query('update submissions set browser_id = $1', [first.page.browserId])
    await first.page.handIn()

    expect((await regrading.list()).body.map(({ canUndo }) => canUndo)).toEqual([false, true])
    expect(await regrading.undo(changed.regrade.id)).toFailWith('regradeNotUndoable')
    expect((await regrading.undo(dropped.regrade.id)).status).toBe(200)
    expect((await submissionOf(creator, submissionId)).body.score).toMatchObject({ isProvisional: true })
  })
})

describe('results released before all is graded', () => {
  it('are provisional, and become whole with the last grade, which is told a quarter of an hour later', async () => {
    const { creator, quiz, questionId, first } = await aGradable({ options: { scoreShown: 'on_release' } })
    await release(creator, quiz)
    expect((await ownOf(first.browser, quiz)).body).toMatchObject({
      score: { isProvisional: true },
      grades: [],
    })
    await later({ minutes: 1 }, creator, first.browser)
    await answerOf(quiz, first.submissionId, questionId).grade(creator, 2, 'Half.')
    expect((await ownOf(first.browser, quiz)).body).toMatchObject({
      score: { percent: 80, isProvisional: false },
      grades: [{ points: 4, mark: 'graded', earnedPoints: 2, feedback: 'Half.' }],
      key: null,
    })
    await later({ minutes: 16 }, creator)
    await tellAndWrite()
    expect(await resultsTo(first.email)).toHaveLength(1)
  })
})

describe('what a person gave', () => {
  it('is not told with the right answers where the score still waits', async () => {
    const { creator, quiz, questionId, first } = await aGradable({
      options: { scoreShown: 'on_release', answersShown: 'after_finishing' },
    })
    await answerOf(quiz, first.submissionId, questionId).grade(creator, 1, 'Too short.')
    const { body } = await ownOf(first.browser, quiz)
    expect(body).toMatchObject({ score: null, grades: null })
    expect(body.key?.[3]).toMatchObject({ mark: 'ungraded', earnedPoints: null, feedback: '' })
    await release(creator, quiz)
    expect((await ownOf(first.browser, quiz)).body.key?.[3]).toMatchObject({
      earnedPoints: 1,
      feedback: 'Too short.',
    })
  })
})

describe('the creator', () => {
  it('leaves the organization: its owner grades on, releases and regrades', async () => {
    const organization = await anOrganization()
    const creator = await aMember(organization)
    const exam = { workspace: organization.id, options: { scoreShown: 'on_release' } } as const
    const { quiz, questionId, people } = await aGradable(exam, { takers: 2, creator })
    const [one, other] = people.map(({ submissionId }) => answerOf(quiz, submissionId, questionId))
    await one?.grade(creator, 1)
    await creator.call(leaveOrganization, { params: { organizationId: organization.id } })

    expect(await other?.grade(creator, 2)).toFailWith('quizNotFound')
    const { owner } = organization
    expect((await one?.undo(owner))?.status).toBe(200)
    expect((await other?.grade(owner, 2))?.status).toBe(200)
    expect((await release(owner, quiz)).status).toBe(200)
    expect((await regradingOf(owner, quiz).apply({ kind: 'drop', questionId })).status).toBe(200)
  })
})
