import type { QuizLoss } from '@probant/contract/exchange/formats'
import type { OutgoingQuiz } from './format.ts'

/** What becomes of a quiz in a format that holds nothing but questions. */
export function lossesAmongQuestions(quiz: OutgoingQuiz, { keepsAnswerOrder = false } = {}): QuizLoss[] {
  const isShuffled = quiz.shufflesQuestions || (quiz.shufflesAnswers && !keepsAnswerOrder)
  const lost: [QuizLoss, boolean][] = [
    ['title', true],
    ['instructions', quiz.instructions !== ''],
    ['sections', quiz.sections.length > 1],
    ['draw', quiz.sections.some(({ draw }) => draw !== null)],
    ['duration', quiz.durationMinutes > 0],
    ['shuffling', isShuffled],
  ]
  return lost.filter(([, isLost]) => isLost).map(([loss]) => loss)
}
