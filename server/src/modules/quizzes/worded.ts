import { draftOf } from '@probant/contract/questions/draft'
import type { QuestionDraft } from '@probant/contract/questions/form'
import type { Wording } from '@probant/contract/quizzes/wording-changes'
import { kindOf } from '@probant/kinds'
import type { QuestionSnapshot } from '#server/modules/questions/index.ts'

/** What is read of a question. */
export function wordingOf({ title, content, explanation }: QuestionSnapshot): Wording {
  return { title, answers: kindOf(content).wordingOf(content), explanation }
}

/** The same question in these words: everything that is not wording stays as it is. */
export function rewordedDraft(question: QuestionSnapshot, { title, answers, explanation }: Wording) {
  const content = kindOf(question.content).reworded(question.content, answers)
  return { ...draftOf(question), title, explanation, content } as QuestionDraft
}

/** As much as a quiz's copy holds. */
export function snapshotIn(question: QuestionSnapshot): QuestionSnapshot {
  const { type, subject, language, difficulty, title, titleHtml, content, explanation, explanationHtml } =
    question
  return { type, subject, language, difficulty, title, titleHtml, content, explanation, explanationHtml }
}
