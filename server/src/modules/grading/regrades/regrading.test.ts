import { getQuestion } from '@probant/contract/questions/bank'
import { listRevisions } from '@probant/contract/questions/history'
import { endQuiz } from '@probant/contract/quizzes/life'
import { describe, expect, it } from 'vitest'
import { NOWHERE } from '#test/addressed.ts'
import type { Browser } from '#test/browser.ts'
import { answerOf, gradingOf, regradingOf, release } from '#test/grading.ts'
import { theParticipants } from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { bankIdOf, ownOf, placeOf, reviewingOf, rightAnswers } from '#test/reviewing.ts'
import { testApp } from '#test/test-app.ts'
import { regradeRepository } from './repository.ts'

const test = testApp()
const { aGradable } = gradingOf(test)
const { anExam, aTaker } = reviewingOf(test)
const { anOrganization, aMember, aVerifiedPerson } = organizationsOf(test)

describe('a key that was wrong', () => {
  it('is another one: who chose that has the point, who chose the old one loses it', async () => {
    const { creator, quiz, ids, scores, right, wrong } = await twoWhoDiffer()
    const regrade = {
      kind: 'key',
      questionId: ids.choice,
      right: { type: 'multiple_choice', place: wrong },
    } as const
    const before = await scores()
    const regrading = regradingOf(creator, quiz)

    const preview = await regrading.preview(regrade)
    expect(preview.body).toMatchObject({ submissionCount: 2, raisedCount: 1, loweredCount: 1 })
    expect(preview.body.changes.map(({ before, after }) => (after ?? 0) - (before ?? 0)).sort()).toEqual([
      -10, 10,
    ])
    expect(await scores()).toEqual(before)

    const { body } = await regrading.apply(regrade)
    expect(body).toMatchObject({
      regrade: { kind: 'key', number: 1, changedCount: 2, canUndo: true, appliedBy: 'Claire' },
      bankRefusal: null,
    })
    const best = Math.max(...before)
    expect(await scores()).toEqual(before.map((score) => score + (score === best ? -10 : 10)))
    expect((await regrading.question(ids.choice)).body.content).toMatchObject({
      answers: [0, 1, 2, 3].map((index) => ({ isCorrect: index === wrong })),
    })
    expect(right).not.toBe(wrong)

    expect((await regrading.undo(body.regrade.id)).body).toMatchObject({ canUndo: false })
    expect(await scores()).toEqual(before)
    expect((await regrading.list()).body).toMatchObject([{ undoneAt: expect.any(String), canUndo: false }])
  })

  it('is previewed as participants read it: of what is graded so far', async () => {
    const { creator, quiz, first } = await aGradable()
    const questionId = bankIdOf(first, 'true_false')
    const right = { type: 'true_false', isTrue: true } as const
    const { body } = await regradingOf(creator, quiz).preview({ kind: 'key', questionId, right })
    // 6 of 6, then 4 of 6: the 4 points of the open question wait.
    expect(body.changes).toMatchObject([{ before: 100, after: (100 * 4) / 6 }])
  })

  it('counts for whoever hands in afterwards, and in what participants see', async () => {
    const made = await anExam({ options: { scoreShown: 'at_once' } })
    const early = await aTaker(made)
    await early.handIn({ type: 'true_false', isTrue: true })
    const late = await aTaker(made)
    const questionId = bankIdOf(late, 'true_false')
    const right = { type: 'true_false', isTrue: true } as const
    await regradingOf(made.creator, made.quiz).apply({ kind: 'key', questionId, right })
    await late.handIn(right)
    for (const { browser } of [early, late])
      expect((await ownOf(browser, made.quiz)).body.score).toMatchObject({ points: 2 })
  })
})

describe('other regrades', () => {
  it('one more answer is accepted, out of those that were filled in', async () => {
    const { creator, quiz, ids, taker, scores } = await oneWho({ type: 'fill_in', text: ' Tungsten ' })
    const regrading = regradingOf(creator, quiz)
    expect((await regrading.question(ids.fillIn)).body.refused).toEqual([{ text: 'Tungsten', count: 1 }])
    await regrading.apply({ kind: 'accept', questionId: ids.fillIn, text: 'tungsten' })
    expect(await scores()).toEqual([30])
    expect((await regrading.question(ids.fillIn)).body.refused).toEqual([])
    expect(taker.email).toBeTruthy()
  })

  it('what is one letter away from an accepted answer is offered, and accepted for all who wrote it', async () => {
    const made = await anExam()
    for (const text of ['Wolframm', ' WOLFRAMM', 'Wolfrm', 'Tungsten', 'wolfram']) {
      const taker = await aTaker(made)
      await taker.handIn({ type: 'fill_in', text })
    }
    const regrading = regradingOf(made.creator, made.quiz)
    const { body: offered } = await regrading.nearMisses()
    expect(offered.map(({ text, accepted, count }) => ({ text, accepted, count }))).toEqual([
      { text: expect.stringMatching(/^wolframm$/i), accepted: 'Wolfram', count: 2 },
      { text: 'Wolfrm', accepted: 'Wolfram', count: 1 },
    ])
    const [first] = offered
    const { body } = await regrading.apply({
      kind: 'accept',
      questionId: first?.questionId ?? '',
      text: first?.text ?? '',
    })
    expect(body.regrade.changedCount).toBe(2)
    // The others are as near to it as to the first: what is offered follows the key.
    expect((await regrading.nearMisses()).body.map(({ text }) => text)).toEqual(['Wolfrm'])
  })

  it('what is often written to one question hides nothing that was written to another', async () => {
    const filledIn = async (made: Awaited<ReturnType<typeof anExam>>, text: string) => {
      const taker = await aTaker(made)
      await taker.handIn({ type: 'fill_in', text })
      return bankIdOf(taker, 'fill_in')
    }
    const made = await anExam()
    await filledIn(made, 'Iron')
    await filledIn(made, 'Wolfrm')
    const first = await filledIn(made, 'Iron')
    const second = await filledIn(await anExam(), 'Wolframm')
    // As if both had been asked in the same quiz.
    const { db, pool } = test.database
    await pool.query('update submissions set quiz_id = $1', [made.quiz.id])

    expect(await regradeRepository(db).listTexts(made.quiz.id, [first, second], 1)).toEqual([
      { questionId: first, text: 'Iron', count: 2 },
      { questionId: second, text: 'Wolframm', count: 1 },
    ])
  })

  it('a question is dropped for all, or given to all; the newest change of it is undone first', async () => {
    const { creator, quiz, ids, scores } = await oneWho({ type: 'true_false', isTrue: false })
    const regrading = regradingOf(creator, quiz)
    expect(await scores()).toEqual([20])
    const { body: dropped } = await regrading.apply({ kind: 'drop', questionId: ids.fillIn })
    expect(await scores()).toEqual([200 / 7])
    const { body: given } = await regrading.apply({ kind: 'give', questionId: ids.fillIn })
    expect(await scores()).toEqual([50])

    expect(await regrading.undo(dropped.regrade.id)).toFailWith('regradeNotUndoable')
    await regrading.undo(given.regrade.id)
    expect(await regrading.undo(given.regrade.id)).toFailWith('regradeNotUndoable')
    await regrading.undo(dropped.regrade.id)
    expect(await scores()).toEqual([20])
    expect((await regrading.list()).body.map(({ kind }) => kind)).toEqual(['give', 'drop'])
  })

  it('a grade that its participant knows becomes another one; one that they do not know is undone instead', async () => {
    const { creator, quiz, questionId, first } = await aGradable({ options: { scoreShown: 'on_release' } })
    const regrading = regradingOf(creator, quiz)
    const regrade = { kind: 'grade', questionId, submissionId: first.submissionId, points: 3 } as const
    expect(await regrading.apply(regrade)).toFailWith('openAnswerNotFound')
    await answerOf(quiz, first.submissionId, questionId).grade(creator, 1, 'Short.')
    expect(await regrading.apply(regrade)).toFailWith('alreadyGraded')
    await release(creator, quiz)

    expect((await regrading.preview(regrade)).body).toMatchObject({
      submissionCount: 1,
      raisedCount: 1,
      changes: [{ submissionId: first.submissionId, email: first.email, before: 70, after: 90 }],
    })
    expect(await regrading.apply({ ...regrade, points: 5 })).toFailWith('scoreAboveMaximum')
    const { body } = await regrading.apply({ ...regrade, feedback: 'Read again.' })
    expect(body.regrade).toMatchObject({ kind: 'grade', points: 3, changedCount: 1 })
    expect((await theParticipants(creator, quiz))[0]?.score).toBe(90)
    await regrading.undo(body.regrade.id)
    expect((await theParticipants(creator, quiz))[0]?.score).toBe(70)
  })

  it('a question that is dropped while somebody grades it: the grade is kept, and counts once that is undone', async () => {
    const { creator, quiz, questionId, first } = await aGradable()
    const regrading = regradingOf(creator, quiz)
    const score = async () => (await theParticipants(creator, quiz))[0]?.score
    const { body } = await regrading.apply({ kind: 'drop', questionId })
    expect(await score()).toBe(100)
    expect((await answerOf(quiz, first.submissionId, questionId).grade(creator, 1)).status).toBe(200)
    expect(await score()).toBe(100)
    await regrading.undo(body.regrade.id)
    expect(await score()).toBe(70)
  })
})

describe('a regrade is refused', () => {
  it('where it changes nothing, or does not fit the question', async () => {
    const { creator, quiz, ids, right } = await twoWhoDiffer()
    const { apply, preview } = regradingOf(creator, quiz)
    const key = { type: 'multiple_choice', place: right } as const
    for (const attempt of [apply, preview]) {
      expect(await attempt({ kind: 'key', questionId: ids.choice, right: key })).toFailWith(
        'nothingToRegrade',
      )
      expect(await attempt({ kind: 'accept', questionId: ids.fillIn, text: 'WOLFRAM' })).toFailWith(
        'nothingToRegrade',
      )
      expect(await attempt({ kind: 'key', questionId: ids.fillIn, right: key })).toFailWith('validationError')
      const beyond = { ...key, place: 4 }
      expect(await attempt({ kind: 'key', questionId: ids.choice, right: beyond })).toFailWith(
        'validationError',
      )
      expect(await attempt({ kind: 'drop', questionId: NOWHERE })).toFailWith('questionNotFound')
    }
    const untaken = await anExam()
    const questionId = untaken.quiz.sections[0]?.questions[0]?.questionId ?? ''
    expect(await regradingOf(untaken.creator, untaken.quiz).apply({ kind: 'drop', questionId })).toFailWith(
      'nothingToRegrade',
    )
  })

  it('PART007: to anybody but the creator', async () => {
    const organization = await anOrganization()
    const creator = await aMember(organization)
    const { quiz, questionId } = await aGradable({ workspace: organization.id }, { creator })
    const attempts = (browser: Browser) => {
      const { preview, apply, undo, list, question } = regradingOf(browser, quiz)
      const drop = { kind: 'drop', questionId } as const
      return [() => preview(drop), () => apply(drop), () => undo(NOWHERE), list, () => question(questionId)]
    }
    for (const member of [organization.owner, await aMember(organization)])
      for (const attempt of attempts(member)) expect(await attempt()).toFailWith('onlyCreatorGrades')
    for (const attempt of attempts(await aVerifiedPerson()))
      expect(await attempt()).toFailWith('quizNotFound')
    expect(await regradingOf(creator, quiz).undo(NOWHERE)).toFailWith('notFound')
  })
})

describe('the bank', () => {
  it('is corrected too where that is asked for, as a revision; and says why not while the quiz runs', async () => {
    const { creator, quiz, ids, wrong } = await twoWhoDiffer()
    const regrading = regradingOf(creator, quiz)
    const right = { type: 'multiple_choice', place: wrong } as const
    const regrade = { kind: 'key', questionId: ids.choice, right, alsoInBank: true } as const
    const { body: refused } = await regrading.apply(regrade)
    expect(refused.bankRefusal).toBe('questionInActiveQuiz')
    await regrading.undo(refused.regrade.id)

    await creator.call(endQuiz, { params: { quizId: quiz.id } })
    expect((await regrading.apply(regrade)).body.bankRefusal).toBeNull()
    const params = { questionId: ids.choice }
    const { body } = await creator.call(getQuestion, { params })
    expect(body.content).toMatchObject({
      answers: [0, 1, 2, 3].map((index) => ({ isCorrect: index === wrong })),
    })
    expect((await creator.call(listRevisions, { params })).body).toHaveLength(2)
  })
})

/** One who chose what the key says, and one who chose another answer; nothing waits for a person. */
async function twoWhoDiffer() {
  const made = await anExam()
  const first = await aTaker(made)
  await first.handIn(...rightAnswers(first.sitting).slice(0, 3))
  const second = await aTaker(made)
  const other = (placeOf(second.sitting, 'Paris') + 1) % 4
  await second.handIn({ type: 'multiple_choice', place: other }, ...rightAnswers(second.sitting).slice(1, 3))
  const ids = idsOf(first)
  const { content } = (await regradingOf(made.creator, made.quiz).question(ids.choice)).body
  const { rows } = await test.database.pool.query(
    `select (answer->>'place')::int as place from answers where submission_id = $1 and question_id = $2`,
    [second.submissionId, ids.choice],
  )
  const answers = content.type === 'multiple_choice' ? content.answers : []
  return {
    ...made,
    ids,
    right: answers.findIndex(({ isCorrect }) => isCorrect),
    wrong: rows[0].place as number,
    scores: scoresOf(made),
  }
}

async function oneWho(...answers: Parameters<Awaited<ReturnType<typeof aTaker>>['handIn']>) {
  const made = await anExam()
  const taker = await aTaker(made)
  await taker.handIn(...answers)
  return { ...made, taker, ids: idsOf(taker), scores: scoresOf(made) }
}

function idsOf(taker: Parameters<typeof bankIdOf>[0]) {
  return { choice: bankIdOf(taker, 'multiple_choice'), fillIn: bankIdOf(taker, 'fill_in') }
}

function scoresOf({ creator, quiz }: Awaited<ReturnType<typeof anExam>>) {
  return async () => (await theParticipants(creator, quiz)).map(({ score }) => score ?? -1)
}
