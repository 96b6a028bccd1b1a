import type { QuestionDraft, QuestionType } from '@probant/contract/questions/form'
import type { Question } from '@probant/contract/questions/question'

/** Makes safe HTML of Markdown, as paragraphs or as one line. */
export interface Markdown {
  block(text: string): string
  inline(text: string): string
}

/** `ungraded`: a person has to look at it. */
export type Mark = 'right' | 'wrong' | 'ungraded'

export type FormContent<T extends QuestionType> = Extract<QuestionDraft, { type: T }>['content']
export type KeptContent<T extends QuestionType> = Extract<Question['content'], { type: T }>

/** What every kind of question has to say for itself. */
export interface Kind<T extends QuestionType> {
  /** As it is kept: what the author wrote, and the HTML of it. */
  render(content: FormContent<T>, markdown: Markdown): KeptContent<T>
  /** What a participant may see. Never an answer, nor anything that depends on it. */
  withoutAnswer(content: KeptContent<T>): { type: T }
  /** Each kind has answers of its own. */
  mark(content: KeptContent<T>, answer: never): Mark
}
