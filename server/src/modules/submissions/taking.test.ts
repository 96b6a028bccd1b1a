import { Readable } from 'node:stream'
import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import { endQuiz, getQuiz } from '@probant/contract/quizzes/life'
import type { GivenAnswer, JournalEntry, Sitting } from '@probant/contract/submissions/taking'
import { describe, expect, it } from 'vitest'
import { jobsOf } from '#server/jobs.ts'
import { questionIdOf, reviewingOf } from '#test/reviewing.ts'
import { answersIn, bankIdsOf, renew, type TestPage, takingOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { somebody, someoneAtWork, pageOf, grant } = takingOf(test)
const { anExam, aTaker } = reviewingOf(test)
const CHOICE = (index: number) => ({ type: 'multiple_choice', place: index }) as const

describe('starting', () => {
  it('gives the paper, and the clock runs from then', async () => {
    const { page, quiz } = await somebody({ durationMinutes: 30 })
    const { status, body } = await page.start()

    expect(status).toBe(200)
    expect(body).toMatchObject({ isHere: true, answers: [], receipt: null, paging: 'one' })
    expect(bankIdsOf({ quiz, sitting: body }).sort()).toEqual(
      quiz.sections.flatMap(({ questions }) => questions.map(({ questionId }) => questionId)).sort(),
    )
    expect(body.deadlineAt).toBe(test.clock.in({ minutes: 30 }))
  })

  it('is the same start when it is pressed twice, after a lost answer or much later', async () => {
    const { page, sitting } = await someoneAtWork()
    test.clock.advance({ minutes: 5 })
    const again = await page.start()
    expect(again.body).toEqual({ ...sitting, now: test.clock.now().toISOString() })
  })

  it('happens once, however many ask for it at the same moment', async () => {
    const { page, quiz } = await somebody()
    const tabs = [page, page, pageOf(page.browser, quiz.id), pageOf(page.browser, quiz.id)]
    const answers = await Promise.all(tabs.map((tab) => tab.start()))

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.startedAt)).size).toBe(1)
    const { rows } = await test.database.pool.query('select * from submissions')
    expect(rows).toHaveLength(1)
    expect(answers.filter(({ body }) => body.isHere).length).toBeGreaterThanOrEqual(1)
  })

  it('QUIZ007: not before the start', async () => {
    const { page } = await somebody({ startsAt: test.clock.in({ hours: 1 }) })
    expect(await page.start()).toFailWith('quizNotStarted')
    expect(await page.sitting()).toFailWith('noActiveSubmission')
    test.clock.advance({ hours: 1 })
    await renew(page.browser)
    expect((await page.start()).status).toBe(200)
  })

  it('QUIZ013: not after the plain end, extra time or not', async () => {
    const { creator, page, quiz } = await somebody({ endsAt: test.clock.in({ minutes: 90 }) })
    await grant(creator, quiz.id, 10)
    test.clock.advance({ minutes: 90 })
    await renew(page.browser)
    expect(await page.start()).toFailWith('quizEnded')
  })

  it('QUIZ001: nobody else learns that there is such a quiz', async () => {
    const { quiz } = await somebody()
    const stranger = pageOf(await test.signedUp(), quiz.id)
    for (const call of [stranger.start, stranger.sitting, stranger.takeOver, stranger.save, stranger.handIn])
      expect(await call()).toFailWith('quizNotFound')
  })
})

describe('the answer journal', () => {
  it('keeps what is sent, and gives it back as this paper shows it', async () => {
    const { page, ids } = await someoneAtWork()
    const [first = '', second = ''] = ids
    const flagged = page.entry(second, null, { isFlagged: true, spentMs: 4321 })
    expect(await page.save(page.entry(first, CHOICE(2)), flagged)).toMatchObject({ status: 200 })

    const { body } = await page.sitting()
    expect(body.answers).toHaveLength(2)
    expect(answersIn(body)).toEqual({ [first]: CHOICE(2), [second]: null })
    expect(body.answers.find(({ questionId }) => questionId === second)).toEqual(flagged)
  })

  it('gives every kind of answer back as it was typed, but for what no database keeps', async () => {
    const { page, sitting } = await aTaker(await anExam())
    const typed: GivenAnswer[] = [
      { type: 'true_false', isTrue: false },
      { type: 'fill_in', text: ' Wolf\u0000ram ' },
      { type: 'open', text: 'First line\n\nand \ud800 more' },
    ]
    await page.save(...typed.map((answer) => page.entry(questionIdOf(sitting, answer.type), answer)))

    const { status, body } = await page.sitting()
    expect(status).toBe(200)
    expect(body.answers.map(({ answer }) => answer)).toEqual([
      typed[0],
      { type: 'fill_in', text: ' Wolfram ' },
      { type: 'open', text: 'First line\n\nand \ufffd more' },
    ])
  })

  it('keeps a choice by its place in the bank, whatever this paper’s order', async () => {
    const { page, ids, sitting } = await someoneAtWork({
      options: { ...DEFAULT_OPTIONS, shufflesAnswers: true },
    })
    const [first = ''] = ids
    await page.choose(first, 0)
    const html = contentOf(sitting, first)[0]?.html
    const { rows } = await test.database.pool.query(
      `select answers.answer->>'place' as place, frozen->'content'->'answers' as options from answers
       join quiz_questions using (question_id)`,
    )
    expect(rows[0].options[Number(rows[0].place)].html).toBe(html)
  })

  it('takes entries in any order and as often as they come: the newest of a question counts', async () => {
    const { page, ids } = await someoneAtWork()
    const [first = ''] = ids
    const entries = [0, 1, 2, 3].map((index) => page.entry(first, CHOICE(index)))
    for (const entry of [entries[2], entries[0], entries[3], entries[1], entries[3], entries[0]])
      if (entry) expect((await page.save(entry)).status).toBe(200)
    expect(answersIn((await page.sitting()).body)).toEqual({ [first]: CHOICE(3) })
  })

  it('takes many at once from many people, each their own', async () => {
    const { page, ids } = await someoneAtWork()
    const others = await Promise.all([someoneAtWork(), someoneAtWork(), someoneAtWork()])
    const people = [{ page, ids }, ...others]
    await Promise.all(
      people.flatMap(({ page, ids }, who) =>
        Array.from({ length: 10 }, (_, round) => page.choose(ids[round % 2] ?? '', (who + round) % 4)),
      ),
    )
    for (const [who, { page, ids }] of people.entries()) {
      const [first = '', second = ''] = ids
      expect(answersIn((await page.sitting()).body)).toEqual({
        [first]: CHOICE((who + 8) % 4),
        [second]: CHOICE((who + 9) % 4),
      })
    }
  })

  it('refuses what is not on the paper, or can’t be an answer to it, and loses nothing else', async () => {
    const { page, ids } = await someoneAtWork()
    const [first = ''] = ids
    const bad = [
      page.entry(crypto.randomUUID(), CHOICE(1)),
      page.entry(first, CHOICE(7)),
      page.entry(first, { type: 'true_false', isTrue: true }),
    ]
    for (const entry of bad) expect(await page.save(entry)).toFailWith('validationError')
    expect((await page.choose(first, 1)).status).toBe(200)
    expect(answersIn((await page.sitting()).body)).toEqual({ [first]: CHOICE(1) })
  })

  it('QUIZ010: is open to the last moment, and 10 seconds more for what was on its way', async () => {
    const { page, ids, sitting } = await someoneAtWork({ durationMinutes: 10 })
    const [first = ''] = ids
    test.clock.set(new Date(Date.parse(sitting.deadlineAt) + 10_000))
    expect((await page.choose(first, 1)).status).toBe(200)
    test.clock.advance({ seconds: 1 })
    expect(await page.choose(first, 2)).toFailWith('timeLimitExceeded')
    expect(await page.handIn()).toFailWith('timeLimitExceeded')
    expect(answersIn((await page.sitting()).body)).toEqual({ [first]: CHOICE(1) })
  })

  it('counts the time at which something begins to come in, however long the rest takes', async () => {
    const { page, ids, sitting } = await someoneAtWork({ durationMinutes: 10 })
    const [first = ''] = ids
    for (const action of ['answers', 'hand-in']) {
      test.clock.set(new Date(Date.parse(sitting.deadlineAt) + 10_000))
      const answer = await sendSlowly(page, action, page.entry(first, CHOICE(1)))
      expect([action, answer.status]).toEqual([action, 200])
    }
    expect((await page.sitting()).body.receipt).toMatchObject({ ending: 'overdue', answerCount: 1 })
  })

  it('counts no more time for a question than has passed since the start', async () => {
    const { page, ids } = await someoneAtWork({ durationMinutes: 30 })
    const [first = '', second = ''] = ids
    test.clock.advance({ minutes: 5 })
    await page.save(
      page.entry(first, CHOICE(1), { spentMs: 2_147_483_647 }),
      page.entry(second, CHOICE(1), { spentMs: 240_000 }),
    )
    const { rows } = await test.database.pool.query('select spent_ms from answers order by number')
    // With the seconds of grace that everything has which is on its way.
    expect(rows.map(({ spent_ms }) => spent_ms)).toEqual([310_000, 240_000])
  })

  it('is for people: 100 saves at once and 20 a second are taken of one of them, and no more', async () => {
    const { page, ids } = await someoneAtWork()
    const other = await someoneAtWork()
    const choose = () => page.choose(ids[0] ?? '', 1)
    const answers = await Promise.all(Array.from({ length: 103 }, choose))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(3)
    for (const answer of refused) expect(answer).toFailWith('tooManyAttempts')
    expect(refused[0]?.headers['retry-after']).toBe('1')
    expect((await other.page.choose(other.ids[0] ?? '', 1)).status).toBe(200)

    test.clock.advance({ seconds: 1 })
    const later = await Promise.all(Array.from({ length: 21 }, choose))
    expect(later.filter(({ status }) => status === 200)).toHaveLength(20)
    expect((await page.handIn()).status).toBe(200)
  })
})

describe('one page at a time', () => {
  it('QUIZ014: a second one is told so, takes over explicitly, and shuts the first out', async () => {
    const { page, ids, quiz } = await someoneAtWork()
    const [first = '', second = ''] = ids
    await page.choose(first, 1)

    const other = pageOf(page.browser, quiz.id)
    expect((await other.sitting()).body).toMatchObject({ isHere: false, answers: [{ questionId: first }] })
    const refused = await other.choose(second, 2)
    expect(refused).toFailWith('heldElsewhere')
    // The code alone could also mean that nothing was begun.
    expect(refused.body.error.params).toEqual({ reason: 'heldElsewhere' })
    expect(await other.handIn()).toFailWith('heldElsewhere')

    const { body: taken } = await other.takeOver()
    expect(taken).toMatchObject({ isHere: true, isFree: false, answers: [{ questionId: first }] })
    // Above whatever the first has numbered and not sent.
    expect(taken.lastNumber).toBe(1_000_000)
    expect(await page.choose(first, 3)).toFailWith('heldElsewhere')
    expect((await other.save(other.entry(second, CHOICE(2), { number: 7 }))).status).toBe(200)
    expect(answersIn((await other.sitting()).body)).toEqual({ [first]: CHOICE(1), [second]: CHOICE(2) })
  })
})

describe('two pages in the same moment', () => {
  it('what the one that was shut out sends takes nothing from the other, whatever its numbers', async () => {
    const { page, ids, quiz } = await someoneAtWork()
    const [first = ''] = ids
    const other = pageOf(page.browser, quiz.id)
    await other.takeOver()
    // Something is being written meanwhile, so that both go into the next statement together.
    const [, refused, taken] = await Promise.all([
      other.save(other.entry(first, CHOICE(0))),
      page.save(page.entry(first, CHOICE(1), { number: 50 })),
      other.save(other.entry(first, CHOICE(2))),
    ])
    expect(refused).toFailWith('heldElsewhere')
    expect(taken.status).toBe(200)
    expect(answersIn((await other.sitting()).body)).toEqual({ [first]: CHOICE(2) })
  })

  it('QUIZ001: a session for one quiz only takes no other, though the account is at work on it', async () => {
    const { page, quiz, ids, email } = await someoneAtWork()
    await page.choose(ids[0] ?? '', 1)
    const elsewhere = await somebody({ email })
    const through = pageOf(elsewhere.page.browser, quiz.id, page.browserId)
    expect(await through.choose(ids[0] ?? '', 2)).toFailWith('quizNotFound')
    expect(await through.handIn()).toFailWith('quizNotFound')
  })
})

describe('handing in', () => {
  it('takes the last entries, and answers with a receipt that stays', async () => {
    const { page, ids } = await someoneAtWork()
    const [first = '', second = ''] = ids
    await page.choose(first, 1)
    const { status, body } = await page.handIn(page.entry(second, CHOICE(0)))

    expect(status).toBe(200)
    expect(body).toEqual({
      ending: 'handed_in',
      finishedAt: test.clock.now().toISOString(),
      answerCount: 2,
      checksum: expect.stringMatching(/^[0-9a-f]{16}$/),
    })
    expect((await page.sitting()).body.receipt).toEqual(body)
  })

  it('counts as out of time from the deadline on, though it is the page that asks for it', async () => {
    const [early, late] = [
      await someoneAtWork({ durationMinutes: 10 }),
      await someoneAtWork({ durationMinutes: 10 }),
    ]
    test.clock.set(new Date(Date.parse(early.sitting.deadlineAt) - 1))
    expect((await early.page.handIn()).body.ending).toBe('handed_in')
    test.clock.set(new Date(late.sitting.deadlineAt))
    expect((await late.page.handIn()).body).toMatchObject({
      ending: 'overdue',
      finishedAt: late.sitting.deadlineAt,
    })
  })

  it('QUIZ008: happens once, however many ask for it at the same moment; nothing changes afterwards', async () => {
    const { page, ids } = await someoneAtWork()
    const [first = ''] = ids
    await page.choose(first, 1)
    const answers = await Promise.all([page.handIn(), page.handIn(), page.handIn()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])

    expect(await page.choose(first, 2)).toFailWith('alreadySubmitted')
    expect(await page.handIn()).toFailWith('alreadySubmitted')
    expect(await page.start()).toFailWith('alreadySubmitted')
    expect(await page.takeOver()).toFailWith('alreadySubmitted')
    expect(answersIn((await page.sitting()).body)).toEqual({ [first]: CHOICE(1) })
  })

  it('counts no field that was emptied again', async () => {
    const { page, ids } = await someoneAtWork()
    const [first = '', second = ''] = ids
    await page.choose(first, 1)
    await page.choose(second, 1)
    const { body } = await page.handIn(page.entry(second, null))
    expect(body.answerCount).toBe(1)
  })

  it('happens by itself once the time is out, with nobody looking: not before 10 seconds, nor after 15, with what was saved', async () => {
    const { page, ids, sitting } = await someoneAtWork({ durationMinutes: 10 })
    const [first = ''] = ids
    await page.choose(first, 1)

    test.clock.set(new Date(Date.parse(sitting.deadlineAt) + 11_999))
    await sweep()
    expect((await page.sitting()).body.receipt).toBeNull()
    test.clock.advance({ seconds: 1 })
    await sweep()
    expect((await page.sitting()).body.receipt).toMatchObject({
      ending: 'overdue',
      finishedAt: sitting.deadlineAt,
      answerCount: 1,
    })
    expect(await page.choose(first, 2)).toFailWith('timeLimitExceeded')
    expect(await page.handIn()).toFailWith('timeLimitExceeded')
  })

  it('happens to everybody when the creator ends the quiz', async () => {
    const { creator, page, ids, quiz } = await someoneAtWork()
    await page.choose(ids[0] ?? '', 1)
    test.clock.advance({ minutes: 3 })
    expect((await creator.call(endQuiz, { params: { quizId: quiz.id } })).status).toBe(200)
    expect((await page.sitting()).body.receipt).toMatchObject({
      ending: 'closed',
      finishedAt: test.clock.now().toISOString(),
      answerCount: 1,
    })
    expect(await page.choose(ids[0] ?? '', 2)).toFailWith('alreadySubmitted')
  })
})

describe('extra time', () => {
  it('reaches somebody at work at once, and the end of the quiz does not cut it off', async () => {
    const { creator, page, ids, quiz } = await someoneAtWork({
      durationMinutes: 30,
      endsAt: test.clock.in({ minutes: 95 }),
    })
    await grant(creator, quiz.id, 20)
    expect((await page.choose(ids[0] ?? '', 1)).body.deadlineAt).toBe(test.clock.in({ minutes: 50 }))
  })

  it('counts also where it comes after the deadline, before anything was handed in', async () => {
    const { creator, page, ids, quiz, sitting } = await someoneAtWork({ durationMinutes: 5 })
    test.clock.set(new Date(Date.parse(sitting.deadlineAt) + 9_000))
    await grant(creator, quiz.id, 5)
    test.clock.advance({ minutes: 2 })
    await sweep()
    expect((await page.choose(ids[0] ?? '', 1)).status).toBe(200)
  })

  it('keeps the quiz open until whoever has it is through, and no longer', async () => {
    const { creator, page, quiz } = await somebody({
      durationMinutes: 0,
      endsAt: test.clock.in({ minutes: 70 }),
    })
    await grant(creator, quiz.id, 10)
    await page.start()
    const status = async () => (await creator.call(getQuiz, { params: { quizId: quiz.id } })).body.status

    test.clock.set(new Date(Date.parse(quiz.endsAt ?? '') + 60_000))
    await renew(creator, page.browser)
    await sweep()
    expect(await status()).toBe('active')
    expect((await page.handIn()).status).toBe(200)
    await sweep()
    expect(await status()).toBe('completed')
  })
})

/** The rest of it comes a second after its beginning. */
function sendSlowly({ browser, browserId, quizId }: TestPage, action: string, entry: JournalEntry) {
  const body = new Readable({
    read() {
      test.clock.advance({ seconds: 1 })
      this.push(JSON.stringify({ browserId, entries: [entry] }))
      this.push(null)
    },
  })
  const headers = { 'content-type': 'application/json' }
  return browser.send('POST', `/api/participation/quizzes/${quizId}/${action}`, body, { headers })
}

async function sweep(): Promise<void> {
  const jobs = jobsOf(test.services)
  for (const name of ['hand in what is overdue', 'complete quizzes that are over'])
    await jobs.find((job) => job.name === name)?.run(new AbortController().signal)
}

function contentOf({ paper }: Sitting, questionId: string) {
  const question = paper.sections
    .flatMap(({ questions }) => questions)
    .find((one) => one.questionId === questionId)
  return question?.content.type === 'multiple_choice' ? question.content.answers : []
}
