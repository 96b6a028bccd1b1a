import type { QuizOverview } from '@probant/contract/quizzes/life'

/** The parts of the form that are shown around, in the order in which a first quiz is made. */
export const TOUR_STEPS = ['title', 'questions', 'settings', 'publish'] as const
export type TourStepName = (typeof TOUR_STEPS)[number]

/** Where the tour is once this was done: never further back than before. */
export function placeAfter(index: number, done: TourStepName): number {
  return Math.max(index, TOUR_STEPS.indexOf(done) + 1)
}

/** Stands for whoever uses this browser: one that many share, or that runs stories. */
const EVERYONE = 'everyone'
/** More people than share a browser. */
const REMEMBERED = 50

/** By itself it comes once, to somebody who has no quiz yet. */
export function isTourDue(
  overview: QuizOverview | undefined,
  { seenBy, userId }: { seenBy: string[]; userId: string },
): boolean {
  if (!overview || hasSeenTour(seenBy, userId)) return false
  const { draft, scheduled, open, completed } = overview
  return draft + scheduled + open + completed === 0
}

export function hasSeenTour(seenBy: string[], userId: string): boolean {
  return seenBy.includes(userId) || seenBy.includes(EVERYONE)
}

export function withSeenTour(seenBy: string[], userId: string): string[] {
  return [...seenBy.filter((id) => id !== userId), userId].slice(-REMEMBERED)
}
