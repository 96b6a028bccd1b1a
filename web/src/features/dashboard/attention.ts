import type { QuizOverview } from '@probant/contract/quizzes/life'
import type { QuizSummary } from '@probant/contract/quizzes/quiz'
import { minutesLeftSoon } from '#web/lib/time-left.ts'

type Told = Pick<QuizOverview, 'urgent' | 'open' | 'endingSoon'>

/** What to look at first today; `first` of several ends, or opens, before the others. */
export type Attention =
  | { kind: 'endingSoon'; first: QuizSummary; count: number; minutes: number }
  | { kind: 'open'; first: QuizSummary; count: number }
  | { kind: 'next'; first: QuizSummary }
  | { kind: 'nothing' }

export function attentionOf({ urgent, open, endingSoon }: Told, now: Date): Attention {
  if (!urgent) return { kind: 'nothing' }
  if (urgent.phase !== 'open') return { kind: 'next', first: urgent }
  const minutes = minutesLeftSoon(urgent, now)
  return minutes === undefined
    ? { kind: 'open', first: urgent, count: Math.max(1, open) }
    : { kind: 'endingSoon', first: urgent, count: Math.max(1, endingSoon), minutes }
}
