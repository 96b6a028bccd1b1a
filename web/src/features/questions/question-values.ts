import type { Item } from '@probant/contract/item-writing/flaws'
import type { Locale } from '@probant/contract/locales'
import type { Difficulty, QuestionForm, QuestionType } from '@probant/contract/questions/form'
import type { Question } from '@probant/contract/questions/question'

/**
 * What the form holds: the fields of all four types at once, so that nothing is lost by looking at another type. A
 * choice that is not made yet, or a number field that was emptied, holds an empty text.
 */
export interface QuestionValues extends Record<string, unknown> {
  type: QuestionType
  subject: string
  language: Locale
  difficulty: Difficulty
  title: string
  explanation: string
  content: {
    answers: { text: string }[]
    /** The place of the right answer. */
    correct: string
    isTrue: '' | 'true' | 'false'
    accepted: string[]
    ignoresAccents: boolean
    spacingCounts: boolean
    maxScore: number | string
    guidance: string
  }
}

type Written = Pick<
  Question,
  'type' | 'subject' | 'language' | 'difficulty' | 'title' | 'explanation' | 'content'
>

export const LETTERS = ['A', 'B', 'C', 'D'] as const

export function newValues({ language, subject }: { language: Locale; subject?: string }): QuestionValues {
  return {
    type: 'multiple_choice',
    subject: subject ?? '',
    language,
    difficulty: 'medium',
    title: '',
    explanation: '',
    content: noContent(),
  }
}

/** The next question of somebody who writes several: of the same type, on the same subject. */
export function nextValues({ type, subject, language, difficulty }: Written): QuestionValues {
  return { ...newValues({ language, subject }), type, difficulty }
}

export function valuesOf(question: Written): QuestionValues {
  const { type, subject, language, difficulty, title, explanation } = question
  const content = { ...noContent(), ...contentOf(question.content) }
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
  return { ...common, content: writtenContent(values) } as QuestionForm
}

/** The question as the search for item-writing flaws looks at it. */
export function itemOf({ type, language, title, content }: QuestionValues): Item {
  const answers = type === 'multiple_choice' ? markedAnswers(content) : []
  return { type, language, title, answers }
}

/** Every text of the form that becomes HTML, in the order in which the preview gives it back. */
export function previewTexts(values: QuestionValues): string[] {
  const { texts, lines } = previewForm(values)
  return [...texts, ...lines]
}

/** What the preview is asked for: an answer stays a line, as when it is saved. */
export function previewForm({ type, title, explanation, content }: QuestionValues) {
  const texts = type === 'open' ? [title, explanation, content.guidance] : [title, explanation]
  return { texts, lines: type === 'multiple_choice' ? content.answers.map(({ text }) => text) : [] }
}

function noContent(): QuestionValues['content'] {
  return {
    answers: LETTERS.map(() => ({ text: '' })),
    correct: '',
    isTrue: '',
    accepted: [''],
    ignoresAccents: false,
    spacingCounts: false,
    maxScore: 5,
    guidance: '',
  }
}

function contentOf(content: Question['content']): Partial<QuestionValues['content']> {
  if (content.type === 'multiple_choice') {
    const correct = content.answers.findIndex(({ isCorrect }) => isCorrect)
    const answers = content.answers.map(({ text }) => ({ text }))
    return { answers, correct: correct < 0 ? '' : String(correct) }
  }
  if (content.type === 'true_false') return { isTrue: content.isTrue ? 'true' : 'false' }
  if (content.type === 'fill_in')
    return {
      accepted: [...content.accepted, ...(content.tolerated ?? [])],
      ignoresAccents: content.ignoresAccents,
      spacingCounts: content.spacingCounts ?? false,
    }
  return { maxScore: content.maxScore, guidance: content.guidance }
}

function writtenContent({ type, content }: QuestionValues) {
  if (type === 'multiple_choice') return { answers: markedAnswers(content) }
  if (type === 'true_false') return { isTrue: content.isTrue === '' ? undefined : content.isTrue === 'true' }
  if (type === 'fill_in') return fillInOf(content)
  const maxScore = typeof content.maxScore === 'number' ? content.maxScore : undefined
  return { maxScore, guidance: content.guidance }
}

/** What goes with a fill-in; that spacing counts is said only where it does. */
export function fillInOf({ accepted, ignoresAccents, spacingCounts }: QuestionValues['content']) {
  return { accepted, ignoresAccents, ...(spacingCounts && { spacingCounts }) }
}

function markedAnswers({ answers, correct }: QuestionValues['content']) {
  return answers.map(({ text }, index) => ({ text, isCorrect: correct === String(index) }))
}

/** A text that was typed and does not stand in the newer version. */
interface Difference {
  field: 'title' | 'explanation' | 'subject' | 'guidance' | 'accepted' | 'answer'
  /** Of an answer. */
  letter?: string
  text: string
}

/** What somebody would lose by going on with `newer`; choices are quickly made again, texts are not. */
export function typedDifferences(typed: QuestionValues, newer: QuestionValues): Difference[] {
  const common = (['subject', 'title', 'explanation'] as const)
    .filter((field) => differs(typed[field], newer[field]))
    .map((field): Difference => ({ field, text: typed[field] }))
  return [...common, ...contentDifferences(typed, newer)]
}

function contentDifferences({ type, content }: QuestionValues, newer: QuestionValues): Difference[] {
  if (type === 'multiple_choice') {
    return content.answers.flatMap(({ text }, index): Difference[] =>
      differs(text, newer.content.answers[index]?.text)
        ? [{ field: 'answer', letter: LETTERS[index], text }]
        : [],
    )
  }
  if (type === 'fill_in') {
    const accepted = content.accepted.join('\n')
    return differs(accepted, newer.content.accepted.join('\n')) ? [{ field: 'accepted', text: accepted }] : []
  }
  if (type !== 'open' || !differs(content.guidance, newer.content.guidance)) return []
  return [{ field: 'guidance', text: content.guidance }]
}

/** What was left empty is no loss. */
function differs(typed: string, newer: string | undefined): boolean {
  return typed.trim() !== '' && typed.trim() !== newer?.trim()
}
