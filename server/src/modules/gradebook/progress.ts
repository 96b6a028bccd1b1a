import type { SubjectProgress } from '@probant/contract/gradebook/progress'

/** What somebody reached of one subject in one quiz. */
export interface Reached {
  subject: string
  quizId: string
  title: string
  at: Date
  percent: number
}

/**
 * Subject by subject, the oldest quiz first: what one has most of stands first. However it was typed, it is the same
 * subject, and is called as it was the last time.
 */
export function progressOf(reached: readonly Reached[]): SubjectProgress[] {
  const inTime = reached.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const bySubject = Map.groupBy(inTime, ({ subject }) => subject.trim().toLowerCase())
  return [...bySubject.values()]
    .map((points) => ({
      subject: points.at(-1)?.subject ?? '',
      points: points.map(({ subject: _, at, ...point }) => ({ ...point, at: at.toISOString() })),
    }))
    .sort((one, other) => other.points.length - one.points.length || one.subject.localeCompare(other.subject))
}
