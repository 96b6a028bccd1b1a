import { getQuiz, getQuizOverview, listQuizzes } from '@probant/contract/quizzes/life'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { aSection, quizzesOf } from '#test/quizzes.ts'
import { statementsOf } from '#test/statements.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aDraft, anActiveQuiz, formOf, saveOnly, later } = quizzesOf(test)

describe('an edit saves the part that changed', () => {
  it('of a quiz of any size, a title takes the same few statements and touches no question', async () => {
    const claire = await test.signedUp()
    const [small, large] = [await aDraftOf(2, claire), await aDraftOf(40, claire)]
    const before = await placingsOf(large)

    const few = await statementsOf(() => saveOnly(claire, small, { title: 'Another title' }))
    const many = await statementsOf(() => saveOnly(claire, large, { title: 'Another title' }))

    expect(many.statements).toEqual(few.statements)
    expect(few.statements.filter((text) => /quiz_questions|"questions"/.test(text))).toEqual([])
    expect(await placingsOf(large)).toEqual(before)
    expect(await read(claire, large)).toEqual({
      ...large,
      title: 'Another title',
      revision: 2,
      updatedAt: many.answer.body.updatedAt,
    })
  })

  it('answers with no question, however many there are', async () => {
    const claire = await test.signedUp()
    const [small, large] = [await aDraftOf(2, claire), await aDraftOf(40, claire)]
    const sizes: number[] = []
    for (const quiz of [small, large]) {
      const { body } = await saveOnly(claire, quiz, { title: 'Another title' })
      sizes.push(JSON.stringify(body).length)
    }

    const [few = 0, many = 0] = sizes
    expect(many).toBeLessThanOrEqual(few + 2)
    expect(many).toBeLessThan(1500)
  })

  it('whatever is left out stays, whichever part it is', async () => {
    const claire = await test.signedUp()
    let quiz = await aDraft(claire, { instructions: 'Read **this**.' })
    const parts = {
      title: 'Capitals of Asia',
      language: 'fr',
      startsAt: test.clock.in({ hours: 3 }),
      endsAt: null,
      timeZone: 'America/Montreal',
      durationMinutes: 0,
      instructions: 'And *that*.',
      sections: [{ title: 'One', draw: 1, questions: formOf(quiz).sections[0]?.questions ?? [] }],
      options: { ...quiz.options, paging: 'all' },
    } as const
    for (const [name, value] of Object.entries(parts)) {
      const expected = { ...formOf(quiz), [name]: value }
      expect((await saveOnly(claire, quiz, { [name]: value })).status).toBe(200)
      quiz = await read(claire, quiz)
      expect(formOf(quiz)).toEqual(expected)
    }
    expect(quiz.instructionsHtml).toContain('<em>that</em>')
  })

  it('keeps all of it where title and composition change at once', async () => {
    const claire = await test.signedUp()
    const quiz = await aDraftOf(3, claire)
    const added = await aSection(claire, 1)
    const [first, second, third] = formOf(quiz).sections[0]?.questions ?? []
    const questions = [third, first, ...added.questions].flatMap((question) => question ?? [])

    const { body } = await saveOnly(claire, quiz, { title: 'Both', sections: [{ questions }] })

    expect(body).toMatchObject({ title: 'Both', questionCount: 3, revision: 2 })
    const asked = (await read(claire, quiz)).sections[0]?.questions.map(({ questionId }) => questionId)
    expect(asked).toEqual(questions.map(({ questionId }) => questionId))
    expect(asked).not.toContain(second?.questionId)
  })

  it('writes only the placings that differ', async () => {
    const claire = await test.signedUp()
    const quiz = await aDraftOf(6, claire)
    const [section] = formOf(quiz).sections
    const questions = section?.questions ?? []
    const before = await placingsOf(quiz)

    await saveOnly(claire, quiz, {
      sections: [{ questions: questions.with(1, { ...questions[1], points: 5 } as never) }],
    })

    const after = await placingsOf(quiz)
    const rewritten = after.filter(({ version }, index) => version !== before[index]?.version)
    expect(rewritten).toMatchObject([{ question_id: questions[1]?.questionId, points: 5 }])
  })

  it('is refused from an older revision, also where another part was saved since', async () => {
    const claire = await test.signedUp()
    const quiz = await aDraft(claire)
    expect((await saveOnly(claire, quiz, { title: 'From the first tab' })).status).toBe(200)
    expect(await saveOnly(claire, quiz, { durationMinutes: 5 })).toFailWith('quizChangedMeanwhile')
    expect(await read(claire, quiz)).toMatchObject({ title: 'From the first tab', durationMinutes: 30 })
  })

  it('leaves an active quiz fit for its participants, also where only its title changes', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire, { endsAt: test.clock.in({ hours: 4 }) })
    expect((await saveOnly(claire, quiz, { title: 'Another title' })).body).toMatchObject({
      status: 'active',
      startsAt: quiz.startsAt,
    })

    await later({ hours: 3 }, claire)
    const changed = await read(claire, quiz)
    expect(await saveOnly(claire, changed, { title: 'Too late' })).toFailWith('quizEndsTooSoon')
    expect(await saveOnly(claire, changed, { endsAt: null })).toFailWith('validationError')
    expect(await saveOnly(claire, changed, { sections: [{ questions: [] }] })).toFailWith('validationError')
    expect(await read(claire, quiz)).toEqual(changed)
  })
})

it('what is asked most often asks the database so often', async () => {
  const claire = await test.signedUp()
  const quiz = await aDraftOf(3, claire)
  const [section] = formOf(quiz).sections
  const moved = [{ questions: section?.questions.toReversed() ?? [] }]
  const countOf = async (call: () => Promise<{ status: number }>) => (await statementsOf(call)).count

  expect({
    // Who calls; begin, lock, quiz, workspace, save, commit.
    title: await countOf(() => saveOnly(claire, quiz, { title: 'Another title' })),
    // And the placings, of which none is written.
    wholeForm: await countOf(() => saveOnly(claire, { ...quiz, revision: 2 }, formOf(quiz))),
    // And those that moved.
    order: await countOf(() => saveOnly(claire, { ...quiz, revision: 3 }, { sections: moved })),
    // Who calls; begin, quiz, workspace, questions, commit.
    get: await countOf(() => claire.call(getQuiz, { params: { quizId: quiz.id } })),
    // Who calls, workspace, page.
    list: await countOf(() => claire.call(listQuizzes, { querystring: {} })),
    // Who calls, workspace, counts; and the most urgent one where any is active.
    overview: await countOf(() => claire.call(getQuizOverview)),
  }).toEqual({ title: 7, wholeForm: 8, order: 9, get: 6, list: 3, overview: 3 })
})

async function aDraftOf(count: number, browser: Browser): Promise<Quiz> {
  return aDraft(browser, { sections: [await aSection(browser, count)] })
}

async function read(browser: Browser, { id }: Pick<Quiz, 'id'>): Promise<Quiz> {
  return (await browser.call(getQuiz, { params: { quizId: id } })).body
}

/** With the transaction that has written each row last. */
async function placingsOf({ id }: Pick<Quiz, 'id'>) {
  const { rows } = await test.database.pool.query(
    'select *, xmin::text as version from quiz_questions where quiz_id = $1 order by position',
    [id],
  )
  return rows as { question_id: string; points: number; version: string }[]
}
