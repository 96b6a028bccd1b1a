import type { InvitedPhase, InvitedQuiz } from '@probant/contract/participants/invited-quizzes'

/** Open ones first, then what comes, then what is over; within each as the server has ordered them. */
const ORDER: InvitedPhase[] = ['open', 'upcoming', 'done']

export interface PhaseGroup {
  phase: InvitedPhase
  quizzes: InvitedQuiz[]
}

export function groupByPhase(quizzes: InvitedQuiz[]): PhaseGroup[] {
  return ORDER.map((phase) => ({ phase, quizzes: quizzes.filter((quiz) => quiz.phase === phase) })).filter(
    (group) => group.quizzes.length > 0,
  )
}
