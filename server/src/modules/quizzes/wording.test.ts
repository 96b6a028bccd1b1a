import { getLobby } from '@probant/contract/participants/entering'
import { getQuestion } from '@probant/contract/questions/bank'
import { listRevisions } from '@probant/contract/questions/history'
import { endQuiz, getQuiz } from '@probant/contract/quizzes/life'
import { correctWording } from '@probant/contract/quizzes/wording'
import { describe, expect, it } from 'vitest'
import { afterInviting } from '#test/after-inviting.ts'
import { enteringOf } from '#test/entering.ts'
import { invite, writeMails } from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { reviewingOf, rightAnswers } from '#test/reviewing.ts'
import { pageOf, renew } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'
import { findPostgresAddress } from '#test/test-database.ts'
import { untilWaiting } from '#test/waiting-for-locks.ts'

const test = testApp()
const { anOrganization, aMember, aVerifiedPerson, deactivate } = organizationsOf(test)
const { anActiveQuiz, aDraft } = quizzesOf(test)
const { anExam, aTaker } = reviewingOf(test)
const { enter, invite: inviteOne } = enteringOf(test)

describe('a typo', () => {
  it('is corrected in what participants get, in stem, answers and explanation; what is right stays', async () => {
    const exam = await anExam()
    await invite(exam.creator, exam.quiz, ['waiting@example.org'])
    const { correct, theWording } = afterInviting(exam.creator, exam.quiz)
    const title = 'Which city has the *famous* tower?'
    const answers = ['Paris', 'Lyon (Rhône)', 'Nice', 'Lille']
    expect((await correct({ title, answers, explanation: 'It is there.' })).status).toBe(200)

    expect((await theWording()).wording).toEqual({ title, answers, explanation: 'It is there.' })
    const taker = await aTaker(exam)
    const paper = JSON.stringify(taker.sitting.paper)
    expect(paper).toContain('<em>famous</em>')
    expect(paper).toContain('Lyon (Rhône)')
    await taker.handIn(...rightAnswers(taker.sitting))
    const { rows } = await test.database.pool.query('select points from submissions where id = $1', [
      taker.submissionId,
    ])
    expect(rows).toEqual([{ points: 6 }])
  })

  it('of a fill-in is none of what it accepts, of an open question none of its guidance or points', async () => {
    const { creator, quiz } = await anExam()
    const { correct } = afterInviting(creator, quiz)
    await correct({ title: 'How do Germans call tungsten?' }, { number: 3 })
    await correct({ title: 'Why is it used in lamps?' }, { number: 4 })

    const { rows } = await test.database.pool.query(
      `select frozen->>'title' as title, frozen->'content' as content, points from quiz_questions
       where quiz_id = $1 order by position`,
      [quiz.id],
    )
    expect(rows.slice(2)).toEqual([
      {
        title: 'How do Germans call tungsten?',
        content: { type: 'fill_in', accepted: ['Wolfram', 'das Wolfram'], ignoresAccents: false },
        points: 3,
      },
      {
        title: 'Why is it used in lamps?',
        content: expect.objectContaining({ maxScore: 4, guidance: 'Guidance: the melting point.' }),
        points: 4,
      },
    ])
  })

  it('is no other number or order of answers, nor one that says the same as another', async () => {
    const { creator, quiz } = await anExam()
    const { correct } = afterInviting(creator, quiz)
    const moved = { status: 422, body: { error: { fields: { 'wording.answers': expect.any(String) } } } }
    expect(await correct({ answers: ['Lyon', 'Paris', 'Nice', 'Lille'] })).toMatchObject(moved)
    expect(await correct({ answers: ['Lyon', 'Lugdunum', 'Nice', 'Lille'] })).toMatchObject(moved)
    expect(await correct({ answers: ['Paris', 'Lyon', 'Nice'] })).toMatchObject(moved)
    expect(await correct({ answers: ['A', 'B', 'C', 'D'] }, { number: 2 })).toMatchObject(moved)
    expect(await correct({ answers: ['Paris', 'Lyon', 'Nice', 'Nice '] })).toFailWith('answersNotUnique')
    expect(await correct({ title: '' })).toFailWith('questionTitleEmpty')
  })

  it('stands in the history with the old and the new words; what changes nothing does not', async () => {
    const { creator, quiz } = await anExam()
    const { correct, actions } = afterInviting(creator, quiz)
    await correct({})
    await correct({ title: 'Which city has that tower?' })

    expect((await actions()).filter(({ kind }) => kind === 'reworded')).toEqual([
      {
        kind: 'reworded',
        number: 1,
        changes: [
          {
            part: 'title',
            place: null,
            before: 'Which city has the tower?',
            after: 'Which city has that tower?',
          },
        ],
        isInBank: false,
        told: 0,
      },
    ])
  })

  it('is corrected in the instructions, too', async () => {
    const creator = await aVerifiedPerson()
    const quiz = await anActiveQuiz(creator, { instructions: 'Raed twice.' })
    const token = await inviteOne(creator, quiz, { email: 'ada@example.org' })
    await afterInviting(creator, quiz).correctInstructions('Read **twice**.')

    const ada = test.browser()
    await enter(ada, token)
    const { body } = await ada.call(getLobby, { params: { quizId: quiz.id } })
    expect(body.instructionsHtml).toContain('<strong>twice</strong>')
    expect(await afterInviting(creator, quiz).actions()).toContainEqual({
      kind: 'reworded',
      number: null,
      changes: [{ part: 'instructions', place: null, before: 'Raed twice.', after: 'Read **twice**.' }],
      isInBank: false,
      told: 1,
    })
  })
})

describe('it is too late for a typo', () => {
  it('QUIZ004: once anyone has started', async () => {
    const exam = await anExam()
    const { correct, correctInstructions } = afterInviting(exam.creator, exam.quiz)
    await aTaker(exam)
    expect(await correct({ title: 'Which city has that tower?' })).toFailWith('quizHasSubmissions')
    expect(await correctInstructions('Read twice.')).toFailWith('quizHasSubmissions')
    const { body } = await exam.creator.call(getQuiz, { params: { quizId: exam.quiz.id } })
    expect(body.can).toMatchObject({ reword: false, endLater: true })
  })

  it('in a draft it is edited; what is over stays as it was', async () => {
    const creator = await aVerifiedPerson()
    const [draft, ended] = [await aDraft(creator), await anActiveQuiz(creator)]
    await creator.call(endQuiz, { params: { quizId: ended.id } })
    const title = 'What is the capital of that country?'
    expect(await afterInviting(creator, draft).correct({ title })).toFailWith('quizNotActive')
    expect(await afterInviting(creator, ended).correct({ title })).toFailWith('quizEnded')
  })

  it('QUIZ018: when somebody else has corrected it meanwhile', async () => {
    const { creator, quiz } = await anExam()
    const { theWording, correct } = afterInviting(creator, quiz)
    const { questionId, revision, wording } = await theWording()
    await correct({ title: 'Which city has that tower?' })
    const body = { questionId, revision, wording: { ...wording, title: 'Which town has the tower?' } }
    const late = await creator.call(correctWording, { params: { quizId: quiz.id }, body })
    expect(late).toFailWith('quizChangedMeanwhile')
  })

  it.each(['at once', 'the start first', 'the correction first'] as const)(
    'decided against a start at the same moment, %s: whoever starts reads what stays',
    async (order) => {
      const { creator, quiz } = await anExam()
      const token = await inviteOne(creator, quiz, { email: 'ada@example.org' })
      const page = pageOf(test.browser(), quiz.id)
      await enter(page.browser, token)
      const { correct } = afterInviting(creator, quiz)
      const [corrected, started] = await inOrder(
        order,
        quiz.id,
        () => correct({ title: 'Which city has that tower?' }),
        page.start,
      )

      expect(started.status).toBe(200)
      if (corrected.status !== 200) expect(corrected).toFailWith('quizHasSubmissions')
      const word = corrected.status === 200 ? 'that tower' : 'the tower'
      expect(JSON.stringify(started.body.paper)).toContain(word)
      expect(JSON.stringify((await page.sitting()).body.paper)).toContain(word)
    },
  )
})

describe('whose business it is', () => {
  it('its creator’s alone, and nobody’s in an organization that is inactive', async () => {
    const organization = await anOrganization()
    const creator = await aMember(organization)
    const { quiz } = await anExam({ workspace: organization.id }, creator)
    const { questionId, revision, wording } = await afterInviting(creator, quiz).theWording()
    const call = { params: { quizId: quiz.id }, body: { questionId, revision, wording } }

    for (const other of [organization.owner, await aMember(organization, 'moderator')])
      expect(await other.call(correctWording, call)).toFailWith('quizNotAllowed')
    expect(await (await test.signedUp()).call(correctWording, call)).toFailWith('quizNotFound')
    await deactivate(organization)
    expect(await creator.call(correctWording, call)).toFailWith('organizationInactive')
  })

  it('of the questions of that quiz only', async () => {
    const { creator, quiz } = await anExam()
    const other = await anExam({}, creator)
    const { questionId, wording } = await afterInviting(creator, other.quiz).theWording()
    const body = { questionId, revision: quiz.revision, wording }
    const call = { params: { quizId: quiz.id }, body }
    expect(await creator.call(correctWording, call)).toFailWith('questionNotFound')
  })
})

describe('the bank', () => {
  it('keeps its wording, unless asked to take the new one: then as a revision like any other', async () => {
    const { creator, quiz } = await anExam()
    const { correct, theWording } = afterInviting(creator, quiz)
    const { questionId } = await theWording()
    await correct({ title: 'Which city has that tower?' })
    const inBank = async () => (await creator.call(getQuestion, { params: { questionId } })).body
    expect((await inBank()).title).toBe('Which city has the tower?')

    const { body } = await correct({ title: 'Which town has that tower?' }, { number: 2, alsoInBank: true })
    expect(body.bankRefusal).toBeNull()
    const second = (await theWording(2)).questionId
    const { body: revisions } = await creator.call(listRevisions, { params: { questionId: second } })
    expect(revisions.map(({ question }) => question.title)).toEqual([
      'Which town has that tower?',
      'Is the tower made of wood?',
    ])
  })

  it('keeps it where it says something else by now, or another quiz that runs asks it', async () => {
    const { creator, quiz } = await anExam()
    const { correct, theWording } = afterInviting(creator, quiz)
    await correct({ title: 'Which city has that tower?' })
    const again = await correct({ title: 'Which town has that tower?' }, { alsoInBank: true })
    expect(again.body.bankRefusal).toBe('questionChangedMeanwhile')

    const { questionId } = await theWording(2)
    await anActiveQuiz(creator, { sections: [{ questions: [{ questionId, points: 1 }] }] })
    const elsewhere = await correct({ title: 'Is that tower made of wood?' }, { number: 2, alsoInBank: true })
    expect(elsewhere.body.bankRefusal).toBe('questionInActiveQuiz')
    expect((await theWording(2)).wording.title).toBe('Is that tower made of wood?')
  })
})

describe('the mail', () => {
  it('tells those who are invited that something was corrected, not what; within the hour once', async () => {
    const { creator, quiz } = await anExam()
    await invite(creator, quiz, ['ada@example.org'])
    await writeMails(test)
    const { correct } = afterInviting(creator, quiz)
    expect((await correct({ title: 'Which city has that tower?' })).body).toMatchObject({ told: 1 })
    await writeMails(test)
    expect((await correct({ title: 'Which town has that tower?' })).body).toMatchObject({ told: 0 })
    await writeMails(test)

    const [, told, ...more] = await test.mailbox.to('ada@example.org')
    expect(told?.subject).toBe(`A correction: “${quiz.title}”`)
    expect(told?.text).not.toContain('tower')
    expect(more).toEqual([])

    test.clock.advance({ minutes: 61 })
    await renew(creator)
    expect((await correct({ title: 'Which place has that tower?' })).body).toMatchObject({ told: 1 })
  })
})

/** On PostgreSQL one can be made to wait for the other; the embedded database takes one at a time anyway. */
async function inOrder<A, B>(
  order: 'at once' | 'the start first' | 'the correction first',
  quizId: string,
  correct: () => Promise<A>,
  start: () => Promise<B>,
): Promise<[A, B]> {
  if (order === 'at once' || !findPostgresAddress()) return Promise.all([correct(), start()])
  const { pool } = test.database
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select id from quizzes where id = $1 for update', [quizId])
  const isStartFirst = order === 'the start first'
  const first = isStartFirst ? start() : correct()
  await untilWaiting(test.database, 1)
  const second = isStartFirst ? correct() : start()
  await untilWaiting(test.database, 2)
  await holder.query('commit')
  holder.release()
  return Promise.all(
    isStartFirst ? [second as Promise<A>, first as Promise<B>] : [first as Promise<A>, second as Promise<B>],
  )
}
