import type { AskedQuestion } from '#server/modules/quizzes/index.ts'
import { type Given, type Marking, markAnswer } from '../marking/marking.ts'

export interface ReviewedAnswer extends Marking {
  points: number
  feedback: string
}

interface Answered extends Given {
  questionId: string
  feedback: string
}

type Asked = readonly Pick<AskedQuestion, 'questionId' | 'content' | 'points' | 'scoring'>[]

/** By question, of all that is on the paper. */
export function markingsOf(
  drawn: readonly { questions: Asked }[],
  held: readonly Answered[],
): Map<string, ReviewedAnswer> {
  const given = new Map(held.map((answer) => [answer.questionId, answer]))
  const questions = drawn.flatMap((section) => section.questions)
  return new Map(
    questions.map(({ questionId, ...question }) => {
      const answer = given.get(questionId)
      const reviewed = {
        points: question.points,
        feedback: answer?.feedback ?? '',
        ...markAnswer(question, answer),
      }
      return [questionId, reviewed]
    }),
  )
}
