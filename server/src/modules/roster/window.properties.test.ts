import fc from 'fast-check'
import { expect, it } from 'vitest'
import { later, MINUTE } from '#server/platform/clock.ts'
import { canBeginIn, NO_WINDOW, type OwnWindow, phaseIn, windowOf } from './window.ts'

const START = new Date('2026-11-16T09:00:00.000Z')
const moment = fc.integer({ min: -5000, max: 5000 }).map((minutes) => later(START, minutes * MINUTE))
const span = fc
  .tuple(moment, fc.integer({ min: 1, max: 3000 }))
  .map(([from, minutes]) => [from, later(from, minutes * MINUTE)] as const)
const ownWindow: fc.Arbitrary<OwnWindow> = span.map(([opensAt, closesAt]) => ({ opensAt, closesAt }))
/** It waits for the last window, as it does where one is set. */
const quizFor = ({ closesAt }: OwnWindow) =>
  span.map(([startsAt, endsAt]) => ({ status: 'active' as const, startsAt, endsAt, runsUntil: closesAt }))
const both = ownWindow.chain((own) => fc.tuple(fc.constant(own), quizFor(own)))

it('whoever has a window of their own may begin in it, wherever the quiz’s dates lie, and never outside', () => {
  fc.assert(
    fc.property(both, moment, ([own, quiz], at) => {
      const isIn = own.opensAt !== null && own.closesAt !== null && own.opensAt <= at && at < own.closesAt
      expect(phaseIn(quiz, own, at) === 'open').toBe(isIn)
    }),
  )
})

it('nobody else is touched by it: without one the quiz’s dates hold', () => {
  fc.assert(
    fc.property(both, moment, ([, quiz], at) => {
      expect(windowOf(NO_WINDOW, quiz)).toEqual({ startsAt: quiz.startsAt, endsAt: quiz.endsAt })
      const isIn = quiz.startsAt <= at && at < quiz.endsAt
      expect(phaseIn(quiz, NO_WINDOW, at) === 'open').toBe(isIn)
    }),
  )
})

it('another start or end of the quiz changes nothing about it', () => {
  fc.assert(
    fc.property(both, span, moment, ([own, quiz], [startsAt, endsAt], at) => {
      expect(phaseIn({ ...quiz, startsAt, endsAt }, own, at)).toBe(phaseIn(quiz, own, at))
    }),
  )
})

it('what somebody ended, or took back, nobody begins', () => {
  fc.assert(
    fc.property(both, moment, fc.constantFrom('draft', 'completed'), ([own, quiz], at, status) => {
      expect(phaseIn({ ...quiz, status }, own, at)).toBe(status)
      expect(canBeginIn({ ...quiz, status }, own, at)).toBe(false)
    }),
  )
})

it('the quiz is not over for anybody while somebody may still begin in a window of their own', () => {
  fc.assert(
    fc.property(both, moment, ([own, quiz], at) => {
      if (!canBeginIn(quiz, own, at)) return
      expect(phaseIn({ ...quiz, endsAt: later(at, MINUTE) }, NO_WINDOW, at)).not.toBe('completed')
    }),
  )
})
