import { type KeptContent, kindOf } from '@probant/kinds'
import type { QuestionDraft } from './form.ts'
import type { Question } from './question.ts'

type Common = Pick<Question, 'subject' | 'language' | 'difficulty' | 'title' | 'explanation'>

/** A question as its author would have to write it, without the HTML that was made of it. */
export function draftOf({ subject, language, difficulty, title, explanation, content }: Common & Content) {
  const { type } = content
  const written = kindOf(content).write(content)
  return { subject, language, difficulty, title, explanation, type, content: written } as QuestionDraft
}

interface Content {
  content: KeptContent
}
