import { MINUTE } from '#server/platform/clock.ts'
import type { Actor } from './actor.ts'

/** Time enough to fill in a form after the second factor was shown for it. */
const FRESH_MS = 10 * MINUTE

/** May this session do what asks again? Whoever has no second factor has none to show. */
export function isShownAgain({ secondFactor }: Pick<Actor, 'secondFactor'>, now: Date): boolean {
  if (!secondFactor) return true
  return secondFactor.shownAt !== null && now.getTime() - secondFactor.shownAt.getTime() <= FRESH_MS
}
