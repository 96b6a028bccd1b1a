import type { Item } from '@probant/contract/item-writing/flaws'
import type { Locale } from '@probant/contract/locales'
import type { QuestionForm } from '@probant/contract/questions/form'
import type { Question } from '@probant/contract/questions/question'
import { kindOf, QUESTION_TYPES, type WrittenContent } from '@probant/kinds'
import { blankContent, type ContentValues, editedKind } from '#web/features/paper/kinds/editing.ts'
import type { FormValues, TypedText } from '#web/features/paper/kinds/kind.ts'

export type QuestionValues = FormValues<ContentValues>

type Written = Pick<
  Question,
  'type' | 'subject' | 'language' | 'difficulty' | 'title' | 'explanation' | 'content'
>

export function newValues({ language, subject }: { language: Locale; subject?: string }): QuestionValues {
  return {
    type: QUESTION_TYPES[0],
    subject: subject ?? '',
    language,
    difficulty: 'medium',
    title: '',
    explanation: '',
    content: blankContent(),
  }
}

/** The next question of somebody who writes several: of the same type, on the same subject. */
export function nextValues({ type, subject, language, difficulty }: Written): QuestionValues {
  return { ...newValues({ language, subject }), type, difficulty }
}

/** `locale` is that of whoever writes, whatever the question is in. */
export function valuesOf(question: Written, locale: Locale): QuestionValues {
  const { type, subject, language, difficulty, title, explanation } = question
  const content = { ...blankContent(), ...editedKind(question).valuesOf(question.content, locale) }
  return { type, subject, language, difficulty, title, explanation, content }
}

/** What would be lost with a new question: what was typed into it, and not what it was chosen to be. */
export function typedIn({ subject, title, explanation, content }: QuestionValues): string {
  return JSON.stringify({ subject, title, explanation, content })
}

/** What is sent; checked by the contract's schema, so it need not be right yet. */
export function formOf(values: QuestionValues): QuestionForm {
  const { type, subject, language, difficulty, title, explanation } = values
  const common = { type, subject, language, difficulty, title, explanation }
  return { ...common, content: writtenIn(values) } as QuestionForm
}

/** What belongs to its kind, as far as it is written. */
export function writtenIn(values: QuestionValues): WrittenContent {
  return editedKind(values).written(values.content) as WrittenContent
}

/** The question as the search for item-writing flaws looks at it. */
export function itemOf(values: QuestionValues): Item {
  const { type, language, title } = values
  return { type, language, title, answers: kindOf(values).proposed?.(writtenIn(values)) ?? [] }
}

/** Every text of the form that becomes HTML, in the order in which the preview gives it back. */
export function previewTexts(values: QuestionValues): string[] {
  const { texts, lines } = previewForm(values)
  return [...texts, ...lines]
}

/** What the preview is asked for: an answer stays a line, as when it is saved. */
export function previewForm(values: QuestionValues) {
  const { texts, lines } = kindOf(values).markdownIn(writtenIn(values))
  return { texts: [values.title, values.explanation, ...texts], lines }
}

/** A text that was typed and does not stand in the newer version. */
type Difference = TypedText | { field: 'title' | 'explanation' | 'subject'; letter?: undefined; text: string }

/** What somebody would lose by going on with `newer`; choices are quickly made again, texts are not. */
export function typedDifferences(typed: QuestionValues, newer: QuestionValues): Difference[] {
  const theirs = textsIn(newer, typed)
  return textsIn(typed, typed).filter(({ text }, index) => differs(text, theirs[index]?.text))
}

/** The texts of a question, with those that belong to the kind. */
function textsIn(values: QuestionValues, kind: Pick<QuestionValues, 'type'>): Difference[] {
  const common = (['subject', 'title', 'explanation'] as const).map((field) => ({
    field,
    text: values[field],
  }))
  return [...common, ...editedKind(kind).textsIn(values.content)]
}

/** What was left empty is no loss. */
function differs(typed: string, newer: string | undefined): boolean {
  return typed.trim() !== '' && typed.trim() !== newer?.trim()
}
