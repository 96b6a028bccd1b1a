import type { QuestionDraft } from '@probant/contract/questions/form'
import type { HandedOut } from '#server/modules/questions/index.ts'

/** A question as its author wrote it, without the HTML that was made of it. */
export function draftOf({ type: _type, content, ...question }: HandedOut): QuestionDraft {
  const { subject, language, difficulty, title, explanation } = question
  const common = { subject, language, difficulty, title, explanation }
  switch (content.type) {
    case 'multiple_choice': {
      const answers = content.answers.map(({ text, isCorrect }) => ({ text, isCorrect }))
      return { ...common, type: content.type, content: { answers } }
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
