import type { Loss, QuizLoss } from '@probant/contract/exchange/formats'
import { contentsOf } from '#server/platform/markdown/contents.ts'
import type { OutgoingQuiz } from './format.ts'

/** Where a format has nothing but a line of words for each of these. */
export function lostInLines(texts: readonly string[]): Loss[] {
  const found = texts.map((text) => contentsOf(text, { isInline: true }))
  return lost<Loss>({
    formatting: found.some(({ formatting }) => formatting),
    formulas: found.some(({ formulas }) => formulas),
    pictures: found.some(({ pictures }) => pictures),
  })
}

/** Those that are so. */
export function lost<Name extends string>(losses: Partial<Record<Name, boolean>>): Name[] {
  return (Object.keys(losses) as Name[]).filter((name) => losses[name])
}

/** What becomes of a quiz in a format that holds nothing but questions. */
export function lossesAmongQuestions(quiz: OutgoingQuiz): QuizLoss[] {
  return lost<QuizLoss>({
    title: true,
    instructions: quiz.instructions !== '',
    sections: quiz.sections.length > 1,
    draw: quiz.sections.some(({ draw }) => draw !== null),
    duration: quiz.durationMinutes > 0,
    shuffling: quiz.shufflesQuestions || quiz.shufflesAnswers,
  })
}
