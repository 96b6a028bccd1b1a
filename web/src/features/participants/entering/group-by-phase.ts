import {
  INVITED_PHASES,
  type InvitedPhase,
  type InvitedQuiz,
} from '@probant/contract/participants/invited-quizzes'

export interface PhaseGroup {
  phase: InvitedPhase
  quizzes: InvitedQuiz[]
}

/** In the order in which they matter; within each as the server has ordered them. */
export function groupByPhase(quizzes: InvitedQuiz[]): PhaseGroup[] {
  return INVITED_PHASES.map((phase) => ({
    phase,
    quizzes: quizzes.filter((quiz) => quiz.phase === phase),
  })).filter((group) => group.quizzes.length > 0)
}
