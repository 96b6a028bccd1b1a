import type { Question } from '@probant/contract/questions/question'
import { newDocument, type QuizDocument } from './document.ts'
import { addQuestions } from './edits.ts'
import { mostOf, usualSubject } from './plan.ts'

interface Where {
  timeZone: string
  now: Date
}

/** A quiz of these, in their order and the language of most of them; what most of them are about is its first title. */
export function documentFrom(questions: Question[], where: Where): QuizDocument {
  const language = mostOf(questions.map((question) => question.language)) ?? 'en'
  const document = newDocument({ language, ...where })
  const blocks = addQuestions(document.blocks, questions)
  return { ...document, blocks, title: usualSubject(blocks) ?? '' }
}
