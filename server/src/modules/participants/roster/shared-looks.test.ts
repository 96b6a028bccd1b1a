import { describe, expect, it, vi } from 'vitest'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'
import { rosterRepository } from './repository.ts'
import { createSharedLooks } from './shared-looks.ts'

const test = testApp()
const { anActiveQuiz } = quizzesOf(test)

describe('looks at a quiz', () => {
  it('cost one query each, however many watch', async () => {
    const quiz = await anActiveQuiz(await test.signedUp())
    const clock = aClock()
    const looks = createSharedLooks({
      look: (quizId) => rosterRepository(test.database.db).glance(quizId),
      wait: clock.wait,
    })
    const queries = vi.spyOn(test.database.pool, 'query')
    const twenty = <T>(begin: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, begin))

    await twenty(() => looks.first(quiz.id))
    for (let round = 0; round < 3; round++) {
      const seen = twenty(() => looks.next(quiz.id, new AbortController().signal))
      clock.strike()
      expect(new Set(await seen)).toHaveProperty('size', 1)
    }

    expect(queries).toHaveBeenCalledTimes(4)
    queries.mockRestore()
  })

  it('are nobody’s who has left, and go on for the others', async () => {
    const clock = aClock()
    const looks = createSharedLooks({ look: async (name) => `seen ${name}`, wait: clock.wait })
    const leaving = new AbortController()

    const mine = looks.next('roster', leaving.signal)
    const theirs = looks.next('roster', new AbortController().signal)
    leaving.abort()

    expect(await mine).toBeUndefined()
    expect(await looks.next('roster', leaving.signal)).toBeUndefined()
    clock.strike()
    expect(await theirs).toBe('seen roster')
  })

  it('are not begun for whoever has left already', async () => {
    const look = vi.fn<(name: string) => Promise<string>>().mockRejectedValue(new Error('no database'))
    const looks = createSharedLooks({ look, wait: async () => {} })

    expect(await looks.next('roster', AbortSignal.abort())).toBeUndefined()
    expect(look).not.toHaveBeenCalled()
  })

  it('fail for all who wait, and are taken anew by the next', async () => {
    const look = vi.fn<(name: string) => Promise<string>>().mockRejectedValueOnce(new Error('no database'))
    look.mockResolvedValue('seen')
    const looks = createSharedLooks({ look, wait: async () => {} })
    const { signal } = new AbortController()

    const both = await Promise.allSettled([looks.next('roster', signal), looks.next('roster', signal)])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await looks.next('roster', signal)).toBe('seen')
  })
})

/** Strikes when it is told to. */
function aClock() {
  let strike: () => void = () => {}
  const wait = () => new Promise<void>((resolve) => (strike = resolve))
  return { wait, strike: () => strike() }
}
