import type { Quiz } from '@probant/contract/quizzes/quiz'

const SOON_MS = 3_000
/** A timer can't be set for more than 24 days; and who leaves a page open that long may wait an hour. */
const LATE_MS = 3_600_000

/** How long until the clock turns this quiz into something else, and it is worth asking again; false for never. */
export function untilTurn(
  quiz: Pick<Quiz, 'phase' | 'startsAt' | 'endsAt'> | undefined,
  now: Date,
): number | false {
  const turn = quiz?.phase === 'scheduled' ? quiz.startsAt : quiz?.phase === 'open' ? quiz.endsAt : null
  if (!turn) return false
  // A little later than that moment: the server's clock rules, and may be behind.
  return Math.min(LATE_MS, Math.max(SOON_MS, new Date(turn).getTime() - now.getTime() + 500))
}
