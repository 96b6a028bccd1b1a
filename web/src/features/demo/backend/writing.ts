import type { QuestionDraft } from '@probant/contract/questions/form'
import type { Question } from '@probant/contract/questions/question'
import type { TryoutQuestion } from '@probant/contract/tryout'

/** What was written by hand, as it is kept; `html` is that of the title, the explanation and whatever else there is. */
export function written(
  draft: QuestionDraft,
  [titleHtml = '', explanationHtml = '', ...html]: string[],
): Omit<TryoutQuestion, 'source' | 'sourceSentence'> {
  const { type, subject, language, difficulty, title, explanation } = draft
  const about = { type, subject, language, difficulty }
  return { ...about, title, titleHtml, explanation, explanationHtml, content: contentOf(draft, html) }
}

function contentOf(draft: QuestionDraft, html: string[]): Question['content'] {
  switch (draft.type) {
    case 'multiple_choice': {
      const answers = draft.content.answers.map((answer, place) => ({ ...answer, html: html[place] ?? '' }))
      return { type: draft.type, answers }
    }
    case 'open':
      return { type: draft.type, ...draft.content, guidanceHtml: html[0] ?? '' }
    case 'fill_in':
      return { type: draft.type, ...draft.content }
    case 'true_false':
      return { type: draft.type, ...draft.content }
  }
}

/** The other way round: what would have to be written for it. */
export function draftOf({
  type: _type,
  content,
  ...question
}: Pick<Question, keyof QuestionDraft>): QuestionDraft {
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
