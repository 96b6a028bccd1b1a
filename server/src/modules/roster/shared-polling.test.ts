import { describe, expect, it, vi } from 'vitest'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'
import { rosterRepository } from './listing/repository.ts'
import { createSharedPolling } from './shared-polling.ts'

const test = testApp()
const { anActiveQuiz } = quizzesOf(test)

describe('polls at a quiz', () => {
  it('cost one query each, however many watch', async () => {
    const quiz = await anActiveQuiz(await test.signedUp())
    const clock = aClock()
    const polls = createSharedPolling({
      poll: (quizId) => rosterRepository(test.database.db).glance(quizId, test.clock.now()),
      wait: clock.wait,
    })
    const queries = vi.spyOn(test.database.pool, 'query')
    const twenty = <T>(begin: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, begin))

    await twenty(() => polls.first(quiz.id))
    for (let round = 0; round < 3; round++) {
      const seen = twenty(() => polls.next(quiz.id, new AbortController().signal))
      clock.strike()
      expect(new Set(await seen)).toHaveProperty('size', 1)
    }

    expect(queries).toHaveBeenCalledTimes(4)
    queries.mockRestore()
  })

  it('are nobody’s who has left, and go on for the others', async () => {
    const clock = aClock()
    const polls = createSharedPolling({ poll: async (name) => `seen ${name}`, wait: clock.wait })
    const leaving = new AbortController()

    const mine = polls.next('roster', leaving.signal)
    const theirs = polls.next('roster', new AbortController().signal)
    leaving.abort()

    expect(await mine).toBeUndefined()
    expect(await polls.next('roster', leaving.signal)).toBeUndefined()
    clock.strike()
    expect(await theirs).toBe('seen roster')
  })

  it('are not begun for whoever has left already', async () => {
    const poll = vi.fn<(name: string) => Promise<string>>().mockRejectedValue(new Error('no database'))
    const polls = createSharedPolling({ poll, wait: async () => {} })

    expect(await polls.next('roster', AbortSignal.abort())).toBeUndefined()
    expect(poll).not.toHaveBeenCalled()
  })

  it('fail for all who wait, and are taken anew by the next', async () => {
    const poll = vi.fn<(name: string) => Promise<string>>().mockRejectedValueOnce(new Error('no database'))
    poll.mockResolvedValue('seen')
    const polls = createSharedPolling({ poll, wait: async () => {} })
    const { signal } = new AbortController()

    const both = await Promise.allSettled([polls.next('roster', signal), polls.next('roster', signal)])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await polls.next('roster', signal)).toBe('seen')
  })
})

/** Strikes when it is told to. */
function aClock() {
  let strike: () => void = () => {}
  const wait = () => new Promise<void>((resolve) => (strike = resolve))
  return { wait, strike: () => strike() }
}
