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

type Running = Pick<QuizSummary, 'phase' | 'startsAt' | 'endsAt'>

/** Open ones first, by their end; then what comes, by its start. */
export function inOrderOfUrgency<Quiz extends Running>(quizzes: Quiz[]): Quiz[] {
  const open = quizzes.filter(({ phase }) => phase === 'open')
  const others = quizzes.filter(({ phase }) => phase !== 'open')
  return [...open.toSorted(by('endsAt')), ...others.toSorted(by('startsAt'))]
}

function by(instant: 'startsAt' | 'endsAt') {
  return (one: Running, other: Running) => timeOf(one[instant]) - timeOf(other[instant])
}

/** What has no date comes last, among themselves as they were. */
function timeOf(instant: string | null): number {
  return instant ? new Date(instant).getTime() : Number.MAX_SAFE_INTEGER
}
