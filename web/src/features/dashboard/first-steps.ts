import type { QuizOverview } from '@probant/contract/quizzes/life'

export const FIRST_STEPS = ['questions', 'quiz', 'publish'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

export interface StepState {
  step: FirstStep
  isDone: boolean
  /** The one to take now. */
  isNext: boolean
}

/** Whoever has published once knows the way. */
export function isNewcomer({ scheduled, open, completed }: QuizOverview): boolean {
  return scheduled + open + completed === 0
}

/** How far a newcomer has come, by what there is: the bank, a draft, a published quiz. */
export function firstSteps(overview: QuizOverview): StepState[] {
  const isPublished = !isNewcomer(overview)
  const done: Record<FirstStep, boolean> = {
    questions: overview.questions > 0,
    quiz: overview.draft > 0 || isPublished,
    publish: isPublished,
  }
  const next = FIRST_STEPS.find((step) => !done[step])
  return FIRST_STEPS.map((step) => ({ step, isDone: done[step], isNext: step === next }))
}
