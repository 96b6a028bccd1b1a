import type { Locale } from '@probant/contract/locales'
import type { Question } from '@probant/contract/questions/question'
import type { AnswerKey, Paper, PaperQuestion } from '@probant/contract/quizzes/paper'
import { kindOf } from '@probant/kinds'
import { inOrder } from '@probant/kinds/draw'

type InItsLanguage = { language: Locale }

/** What stands around the questions. */
interface Frame {
  title: string
  language: Locale
}

/** Questions as if they were a quiz, in the order in which they come. */
export function paperOf(questions: readonly Question[], frame: Frame) {
  const numbered = questions.map((question, index): PaperQuestion & InItsLanguage => ({
    questionId: question.id,
    number: index + 1,
    points: kindOf(question.content).usualPoints(question.content),
    titleHtml: question.titleHtml,
    content: kindOf(question.content).show(question.content, inOrder(question.content), (html) => html),
    language: question.language,
  }))
  return {
    ...frame,
    instructionsHtml: '',
    durationMinutes: 0,
    questionCount: numbered.length,
    totalPoints: numbered.reduce((sum, { points }) => sum + points, 0),
    sections: [{ title: '', questions: numbered }],
  } satisfies Paper
}

/** What is right, by the same numbers. */
export function answerKeyOf(questions: readonly Question[]) {
  return questions.map((question, index) => ({
    questionId: question.id,
    number: index + 1,
    points: kindOf(question.content).usualPoints(question.content),
    right: kindOf(question.content).rightOf(question.content, inOrder(question.content)),
    explanationHtml: question.explanationHtml,
    language: question.language,
  })) satisfies AnswerKey
}
