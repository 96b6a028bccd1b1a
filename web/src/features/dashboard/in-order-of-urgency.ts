import type { QuizSummary } from '@probant/contract/quizzes/quiz'

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
