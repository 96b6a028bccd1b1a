import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import type { JournalEntry } from '@probant/contract/submissions/taking'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { enteringOf } from '#test/entering.ts'
import { organizationsOf } from '#test/organizations.ts'
import { aSection, quizzesOf } from '#test/quizzes.ts'
import { answersIn, questionIdsOf, takingOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { someoneAtWork, pageOf } = takingOf(test)
const { invite, enter } = enteringOf(test)
const ONE_WAY = { ...DEFAULT_OPTIONS, canGoBack: false }
const CHOICE = (index: number) => ({ type: 'multiple_choice', place: index }) as const

describe('where one can’t go back', () => {
  it('a question keeps its answer and its flag once a later one was shown; its time is taken', async () => {
    const { page, ids } = await someoneAtWork({ options: ONE_WAY })
    const [first = '', second = ''] = ids
    await page.choose(first, 1)
    await page.save(page.entry(second, null))

    const back = page.entry(first, CHOICE(2), { isFlagged: true, spentMs: 7000 })
    expect((await page.save(back)).status).toBe(200)
    expect((await page.sitting()).body.answers).toContainEqual({
      ...back,
      answer: CHOICE(1),
      isFlagged: false,
    })
  })

  it('also one that was left empty, and also when handing in, or from another page', async () => {
    const { page, ids, quiz } = await someoneAtWork({ options: ONE_WAY })
    const [first = '', second = ''] = ids
    await page.save(page.entry(second, CHOICE(3)))
    const other = pageOf(page.browser, quiz.id)
    await other.takeOver()
    await other.save(other.entry(first, CHOICE(2), { number: 50 }))
    expect((await other.handIn(other.entry(first, CHOICE(0), { number: 60 }))).body.answerCount).toBe(1)
    expect(answersIn((await other.sitting()).body)).toEqual({ [first]: null, [second]: CHOICE(3) })
  })

  it('it is this paper’s order that counts, not the quiz’s', async () => {
    const options = { ...ONE_WAY, shufflesQuestions: true }
    for (let papers = 0; papers < 4; papers++) {
      const { page, ids } = await someoneAtWork({ options })
      const [first = '', second = ''] = ids
      await page.choose(second, 1)
      await page.choose(second, 2)
      await page.choose(first, 1)
      expect(answersIn((await page.sitting()).body)).toEqual({ [first]: null, [second]: CHOICE(2) })
    }
  })

  it('what is sent of both together counts, whichever number is higher', async () => {
    const { page, ids } = await someoneAtWork({ options: ONE_WAY })
    const [first = '', second = ''] = ids
    await page.choose(first, 1)
    const shown = page.entry(second, null)
    await page.save(shown, page.entry(first, CHOICE(2)))
    expect(answersIn((await page.sitting()).body)).toEqual({ [first]: CHOICE(2), [second]: null })
  })

  it('with all questions on one page there is nothing to go back to', async () => {
    const { page, ids } = await someoneAtWork({ options: { ...ONE_WAY, paging: 'all' } })
    const [first = '', second = ''] = ids
    await page.choose(second, 1)
    await page.choose(first, 1)
    expect(answersIn((await page.sitting()).body)).toEqual({ [first]: CHOICE(1), [second]: CHOICE(1) })
  })
})

/** How often somebody changes their mind at each question, and what becomes of each call that their page makes. */
const walk = fc.array(
  fc.array(fc.record({ place: fc.nat(3), isLost: fc.boolean(), delay: fc.nat(4) }), { maxLength: 3 }),
  { minLength: 4, maxLength: 4 },
)

it('whoever only goes forward loses nothing, whatever the network loses, doubles and delays', async () => {
  const creator = await organizationsOf(test).aVerifiedPerson()
  const sections = [await aSection(creator, 4)]
  const quiz = await quizzesOf(test).anActiveQuiz(creator, { options: ONE_WAY, sections })
  let people = 0
  await fc.assert(
    fc.asyncProperty(walk, async (steps) => {
      const page = pageOf(test.browser(), quiz.id)
      await enter(page.browser, await invite(creator, quiz, { email: `walker${++people}@example.org` }))
      const ids = questionIdsOf((await page.start()).body)
      const newest = new Map<string, JournalEntry>()
      const late: { at: number; entries: JournalEntry[] }[] = []
      let calls = 0
      // As the page does: all that is not acknowledged goes into each call.
      const send = async ({ isLost = false, delay = 0 }) => {
        calls += 1
        const entries = [...newest.values()]
        if (isLost) late.push({ at: calls + delay, entries })
        else expect((await page.save(...entries)).status).toBe(200)
        for (const { entries: old } of late.filter(({ at }) => at === calls)) await page.save(...old)
      }
      for (const [index, changes] of steps.entries()) {
        const id = ids[index] ?? ''
        newest.set(id, page.entry(id, null))
        for (const { place, ...fate } of changes) {
          newest.set(id, page.entry(id, CHOICE(place)))
          await send(fate)
        }
        newest.set(id, page.entry(id, newest.get(id)?.answer ?? null))
      }
      await send({})
      const given = Object.fromEntries([...newest].map(([id, { answer }]) => [id, answer]))
      expect(answersIn((await page.sitting()).body)).toEqual(given)
    }),
    { numRuns: 10 },
  )
})
