import { ENDING_SOON_MINUTES } from '@probant/contract/limits'
import type { QuizSummary } from '@probant/contract/quizzes/quiz'

/** How many minutes an open quiz has left, once they are few; 0 from the moment on at which it ends. */
export function minutesLeftSoon(
  { phase, endsAt }: Pick<QuizSummary, 'phase' | 'endsAt'>,
  now: Date,
): number | undefined {
  if (phase !== 'open' || !endsAt) return undefined
  const minutes = Math.ceil((new Date(endsAt).getTime() - now.getTime()) / 60_000)
  return minutes < ENDING_SOON_MINUTES ? Math.max(0, minutes) : undefined
}
