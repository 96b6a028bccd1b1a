import fc from 'fast-check'
import { expect, it } from 'vitest'
import { later, MINUTE } from '#server/platform/clock.ts'
import { beginningRefusal, deadlineAfter } from './beginning.ts'

const NOW = new Date('2026-11-16T09:00:00.000Z')
const around = fc.integer({ min: -3000, max: 3000 }).map((minutes) => later(NOW, minutes * MINUTE))
const minutes = fc.integer({ min: 0, max: 600 })
const span = fc
  .tuple(around, fc.integer({ min: 1, max: 3000 }))
  .map(([from, length]) => ({ from, to: later(from, length * MINUTE) }))

const beginner = fc
  .record({
    quiz: span,
    own: fc.option(span),
    durationMinutes: minutes,
    extraMinutes: minutes,
    isPaused: fc.boolean(),
  })
  .map(({ quiz, own, durationMinutes, extraMinutes, isPaused }) => ({
    participant: { opensAt: own?.from ?? null, closesAt: own?.to ?? null, chooseUntil: null, chosenAt: null },
    quiz: {
      status: 'active' as const,
      startsAt: quiz.from,
      endsAt: quiz.to,
      runsUntil: own?.to ?? null,
      pausedAt: isPaused ? NOW : null,
      durationMinutes,
    },
    extraMinutes,
  }))

it('whoever may begin has time: to the end of their own window at most, and their extra time on top', () => {
  fc.assert(
    fc.property(beginner, (one) => {
      if (beginningRefusal(one, NOW)) return
      const deadline = deadlineAfter(one, NOW)
      const plain = later(deadline, -one.extraMinutes * MINUTE)
      expect(plain > NOW).toBe(true)
      expect(plain <= (one.participant.closesAt ?? one.quiz.endsAt)).toBe(true)
      if (one.quiz.durationMinutes > 0)
        expect(plain <= later(NOW, one.quiz.durationMinutes * MINUTE)).toBe(true)
    }),
  )
})

it('a window that is longer never means less time', () => {
  fc.assert(
    fc.property(beginner, minutes, (one, more) => {
      const { participant } = one
      const closesAt = participant.closesAt && later(participant.closesAt, more * MINUTE)
      const longer = { ...one, participant: { ...participant, closesAt } }
      expect(deadlineAfter(longer, NOW) >= deadlineAfter(one, NOW)).toBe(true)
    }),
  )
})

it('whose window it is not is told so by name; a quiz that stands still lets nobody begin', () => {
  fc.assert(
    fc.property(beginner, (one) => {
      const { opensAt, closesAt } = one.participant
      const refused = beginningRefusal(one, NOW)
      if (opensAt && closesAt && closesAt <= NOW && one.quiz.endsAt > NOW)
        expect(refused).toBe('ownWindowOver')
      if (opensAt && opensAt > NOW) expect(refused).toBe('ownWindowNotYet')
      if (!opensAt && one.quiz.startsAt > NOW) expect(refused).toBe('quizNotStarted')
      if (!refused) expect(one.quiz.pausedAt).toBeNull()
    }),
  )
})
