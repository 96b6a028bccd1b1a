import type { QuestionForm } from '@probant/contract/questions/form'
import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import type { Browser } from '../browser.ts'
import { written } from '../questions.ts'
import { quizzesOf } from '../quizzes.ts'
import type { testApp } from '../test-app.ts'

/** Quizzes that ask one question, and let all of it be seen afterwards. */
export function askingOne(test: ReturnType<typeof testApp>) {
  const { anActiveQuiz } = quizzesOf(test)

  return async function aQuizAsking(
    creator: Browser,
    question: QuestionForm,
    { points = 4, isShuffled = true } = {},
  ): Promise<{ creator: Browser; quiz: Quiz }> {
    const { id } = await written(creator, question)
    const quiz = await anActiveQuiz(creator, {
      sections: [{ questions: [{ questionId: id, points }] }],
      options: {
        ...DEFAULT_OPTIONS,
        shufflesAnswers: isShuffled,
        scoreShown: 'at_once',
        answersShown: 'after_finishing',
      },
    })
    return { creator, quiz }
  }
}
