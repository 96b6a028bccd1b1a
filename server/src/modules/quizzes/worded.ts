import type { QuestionDraft } from '@probant/contract/questions/form'
import type { Wording } from '@probant/contract/quizzes/wording-changes'
import type { QuestionSnapshot } from '#server/modules/questions/index.ts'

/** What is read of a question. What a fill-in accepts is its key, and no part of this. */
export function wordingOf({ title, content, explanation }: QuestionSnapshot): Wording {
  const answers = content.type === 'multiple_choice' ? content.answers.map(({ text }) => text) : []
  return { title, answers, explanation }
}

/** The same question in these words: everything that is not wording stays as it is. */
export function draftOf(question: QuestionSnapshot, { title, answers, explanation }: Wording): QuestionDraft {
  const { subject, language, difficulty, content } = question
  const common = { subject, language, difficulty, title, explanation }
  switch (content.type) {
    case 'multiple_choice': {
      const worded = content.answers.map(({ text, isCorrect }, place) => ({
        text: answers[place] ?? text,
        isCorrect,
      }))
      return { ...common, type: content.type, content: { answers: worded } }
    }
    case 'true_false':
      return { ...common, type: content.type, content: { isTrue: content.isTrue } }
    case 'fill_in': {
      const { type, ...fillIn } = content
      return { ...common, type, content: fillIn }
    }
    case 'open': {
      const { maxScore, guidance } = content
      return { ...common, type: content.type, content: { maxScore, guidance } }
    }
  }
}

/** As much as a quiz's copy holds. */
export function snapshotIn(question: QuestionSnapshot): QuestionSnapshot {
  const { type, subject, language, difficulty, title, titleHtml, content, explanation, explanationHtml } =
    question
  return { type, subject, language, difficulty, title, titleHtml, content, explanation, explanationHtml }
}
