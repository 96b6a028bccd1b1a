import { ENDING_SOON_MINUTES } from '@probant/contract/limits'
import type { QuizOverview } from '@probant/contract/quizzes/life'
import type { QuizSummary } from '@probant/contract/quizzes/quiz'

type Running = Pick<QuizSummary, 'title' | 'phase' | 'startsAt' | 'endsAt'>

/** What to look at first today; `first` of several ends, or opens, before the others. */
export type Attention<Quiz extends Running> =
  | { kind: 'endingSoon'; first: Quiz; count: number; minutes: number }
  | { kind: 'open'; first: Quiz; count: number }
  | { kind: 'next'; first: Quiz }
  | { kind: 'nothing' }

export function attentionOf<Quiz extends Running>(
  quizzes: Quiz[],
  overview: Pick<QuizOverview, 'open' | 'endingSoon'>,
  now: Date,
): Attention<Quiz> {
  const [open] = quizzes.filter(({ phase }) => phase === 'open').toSorted(by('endsAt'))
  if (open) {
    const minutes = minutesUntil(open.endsAt, now)
    return minutes < ENDING_SOON_MINUTES
      ? { kind: 'endingSoon', first: open, count: Math.max(1, overview.endingSoon), minutes }
      : { kind: 'open', first: open, count: Math.max(1, overview.open) }
  }
  const [next] = quizzes.filter(({ phase }) => phase === 'scheduled').toSorted(by('startsAt'))
  return next ? { kind: 'next', first: next } : { kind: 'nothing' }
}

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

function minutesUntil(instant: string | null, now: Date): number {
  return Math.max(0, Math.ceil((timeOf(instant) - now.getTime()) / 60_000))
}
