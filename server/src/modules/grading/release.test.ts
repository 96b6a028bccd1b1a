import { enterByLink, readInvitationLink } from '@probant/contract/participants/entering'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { answerOf, gradingOf, gradingOfQuiz, release } from '#test/grading.ts'
import { invite } from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { ownOf, reviewingOf, rightAnswers } from '#test/reviewing.ts'
import { testApp } from '#test/test-app.ts'
import { findPostgresAddress } from '#test/test-database.ts'
import { untilWaiting } from '#test/waiting-for-locks.ts'

const test = testApp()
const { aGradable, tellAndWrite, resultsTo } = gradingOf(test)
const { anExam, aTaker } = reviewingOf(test)
const { aDraft, later } = quizzesOf(test)
const { aVerifiedPerson } = organizationsOf(test)
const ON_RELEASE = { options: { scoreShown: 'on_release' } } as const
const AT_ONCE = { options: { scoreShown: 'at_once' } } as const
const SUBJECT = 'Your result is ready: “Capitals of Europe”'

describe('results that wait for their release', () => {
  it('are seen from then on, and told once to those whose answers are all graded', async () => {
    const { creator, quiz, questionId, people } = await aGradable(ON_RELEASE, { takers: 2 })
    const [anna, paul] = people
    await answerOf(quiz, anna?.submissionId ?? '', questionId).grade(creator, 4)
    expect((await ownOf(anna?.browser ?? creator, quiz)).body.score).toBeNull()

    const { body } = await release(creator, quiz)
    expect(body.releasedAt).toBe(test.clock.now().toISOString())
    expect((await ownOf(anna?.browser ?? creator, quiz)).body.score).toMatchObject({ percent: 100 })
    expect((await ownOf(paul?.browser ?? creator, quiz)).body.score).toMatchObject({
      points: 6,
      isProvisional: true,
    })
    for (let times = 0; times < 2; times++) await tellAndWrite()
    expect(await resultsTo(anna?.email)).toHaveLength(1)
    expect(await resultsTo(paul?.email)).toHaveLength(0)
    expect(await release(creator, quiz)).toFailWith('resultsReleased')
  })

  it('are told afterwards to whoever is graded later, a quarter of an hour after the last grade', async () => {
    const { creator, quiz, questionId, first } = await aGradable(ON_RELEASE)
    await release(creator, quiz)
    await later({ minutes: 1 }, creator)
    const answer = answerOf(quiz, first.submissionId, questionId)
    await answer.grade(creator, 1)
    await later({ minutes: 14 }, creator)
    await tellAndWrite()
    expect(await resultsTo(first.email)).toHaveLength(0)
    expect((await answer.undo(creator)).status).toBe(200)

    await answer.grade(creator, 2)
    await later({ minutes: 15 }, creator)
    await tellAndWrite()
    expect(await resultsTo(first.email)).toHaveLength(1)
    expect(await answer.undo(creator)).toFailWith('gradeTold')
    await tellAndWrite()
    expect(await resultsTo(first.email)).toHaveLength(1)
  })

  it('PART009: what was graded before the release is not taken back after it, told or not', async () => {
    const { creator, quiz, questionId, people } = await aGradable(ON_RELEASE, { takers: 2 })
    const answer = answerOf(quiz, people[0]?.submissionId ?? '', questionId)
    await answer.grade(creator, 1)
    await release(creator, quiz)
    expect(await answer.undo(creator)).toFailWith('gradeTold')
    expect(await answer.grade(creator, 2)).toFailWith('alreadyGraded')
  })

  // Only on PostgreSQL one waits for the other.
  it.runIf(findPostgresAddress())(
    'PART009: nor by somebody who waited for the submission while they were given out',
    async () => {
      const { creator, quiz, questionId, first } = await aGradable(ON_RELEASE)
      const answer = answerOf(quiz, first.submissionId, questionId)
      await answer.grade(creator, 1)
      const held = Promise.withResolvers<void>()
      const letGo = Promise.withResolvers<void>()
      const holding = test.database.db.transaction(async (tx) => {
        await tx.execute(sql`select from submissions where id = ${first.submissionId} for update`)
        held.resolve()
        await letGo.promise
      })
      await held.promise
      const undone = answer.undo(creator)
      await untilWaiting(test.database)
      await test.database.pool.query('update quizzes set released_at = $2 where id = $1', [
        quiz.id,
        test.clock.now(),
      ])
      letGo.resolve()
      await holding
      expect(await undone).toFailWith('gradeTold')
    },
  )

  it('tell nobody who needed nobody’s grade and came after the release: they saw it', async () => {
    const made = await anExam(ON_RELEASE)
    await release(made.creator, made.quiz)
    const taker = await aTaker(made)
    await taker.handIn(...rightAnswers(taker.sitting).slice(0, 3))
    await later({ hours: 1 }, made.creator)
    await tellAndWrite()
    expect(await resultsTo(taker.email)).toHaveLength(0)
  })
})

describe('results that are seen at once', () => {
  it('are told once all is graded; not to those who saw them whole when they handed in', async () => {
    const { creator, quiz, questionId, first } = await aGradable(AT_ONCE)
    const whole = await aTaker({ creator, quiz })
    await whole.handIn(...rightAnswers(whole.sitting).slice(0, 3))
    await answerOf(quiz, first.submissionId, questionId).grade(creator, 3)
    await later({ minutes: 16 }, creator)
    for (let times = 0; times < 2; times++) await tellAndWrite()
    expect(await resultsTo(first.email)).toHaveLength(1)
    expect(await resultsTo(whole.email)).toHaveLength(0)
    expect(await release(creator, quiz)).toFailWith('resultsReleased')
  })
})

describe('the mail', () => {
  it('leads whoever has no password to their result, without one', async () => {
    const { first } = await graded('en')
    const [mail] = await resultsTo(first.email)
    expect(mail?.text).toContain('you don’t need an account or a password')
    const token = mail?.link?.split('/invitation#')[1] ?? ''
    const read = await test.browser().call(readInvitationLink, { body: { token } })
    expect(read.body).toMatchObject({ email: first.email, receipt: { answerCount: 4 } })
    const { body } = await test.browser().call(enterByLink, { body: { token } })
    expect(body.session.isForResult).toBe(true)
  })

  it('says nothing of the score, and leads to the quiz; in the language of whoever reads it', async () => {
    const { creator, quiz, first } = await graded('en', { hasPassword: true })
    const [mail] = await resultsTo(first.email)
    expect(mail?.subject).toBe(SUBJECT)
    expect(mail?.text).toContain(`http://probant.test/quiz/${quiz.id}`)
    expect(mail?.text).toContain('log in')
    expect(mail?.link).not.toContain('#')
    expect(mail?.text).not.toMatch(/\d+ ?%|points/)
    expect((await gradingOfQuiz(creator, quiz)).body.ungradedCount).toBe(0)

    const french = await graded('fr')
    const [lettre] = await resultsTo(french.first.email)
    expect(lettre?.subject).toBe('Votre résultat est disponible\u00a0: «\u00a0Capitals of Europe\u00a0»')
  })

  it('goes out however many were mailed that day, and counts for none: whoever handed in is no stranger', async () => {
    const { creator, quiz, questionId, first } = await aGradable(AT_ONCE)
    await answerOf(quiz, first.submissionId, questionId).grade(creator, 3)
    await later({ minutes: 16 }, creator)
    await test.database.pool.query('update mail_counts set mails = 1000000')
    await tellAndWrite()
    expect(await resultsTo(first.email)).toHaveLength(1)
    const { rows } = await test.database.pool.query('select distinct mails from mail_counts')
    expect(rows).toEqual([{ mails: 1_000_000 }])
    expect(await invite(creator, quiz, ['stranger@example.org'])).toFailWith('mailLimitReached')
  })

  async function graded(language: 'en' | 'fr', { hasPassword = false } = {}) {
    const made = await aGradable({ ...AT_ONCE, language: 'en' })
    // A published quiz keeps its language; the mail is written in it where the reader has no account.
    await test.database.pool.query('update quizzes set language = $2 where id = $1', [made.quiz.id, language])
    await test.database.pool.query(
      `update users set locale = $2, password_hash = $3
       where id = (select user_id from participants where quiz_id = $1)`,
      [made.quiz.id, language, hasPassword ? 'a hash' : null],
    )
    await answerOf(made.quiz, made.first.submissionId, made.questionId).grade(made.creator, 3)
    await later({ minutes: 16 }, made.creator)
    await tellAndWrite()
    return made
  }
})

it('a draft has nothing to release', async () => {
  const creator = await aVerifiedPerson()
  expect(await release(creator, await aDraft(creator))).toFailWith('quizNotActive')
})
