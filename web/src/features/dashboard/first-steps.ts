import type { QuizOverview } from '@probant/contract/quizzes/life'
import type { QuizSummary } from '@probant/contract/quizzes/quiz'

export const FIRST_STEPS = ['quiz', 'questions', 'publish', 'invite'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

export interface StepState {
  step: FirstStep
  isDone: boolean
  /** The one to take now. */
  isNext: boolean
}

/** Nothing was ever published here. */
export function isNewcomer(overview: QuizOverview): boolean {
  return publishedCount(overview) === 0
}

/** Whoever has invited somebody knows the way, and so does whoever has published twice, or brought a quiz to its end. */
export function isOnTheWay(overview: QuizOverview): boolean {
  if (isNewcomer(overview)) return true
  return publishedCount(overview) === 1 && overview.urgent?.participantCount === 0
}

/** How far somebody has come, by what there is: a draft, questions in it, a published quiz. */
export function firstSteps(overview: QuizOverview, draft: Draft | undefined): StepState[] {
  const isPublished = !isNewcomer(overview)
  const done: Record<FirstStep, boolean> = {
    quiz: overview.draft > 0 || isPublished,
    questions: isPublished || (draft?.questionCount ?? 0) > 0,
    publish: isPublished,
    invite: false,
  }
  const next = FIRST_STEPS.find((step) => !done[step])
  return FIRST_STEPS.map((step) => ({ step, isDone: done[step], isNext: step === next }))
}

type Draft = Pick<QuizSummary, 'questionCount'>

function publishedCount({ scheduled, open, completed }: QuizOverview): number {
  return scheduled + open + completed
}
