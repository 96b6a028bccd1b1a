import type { UseFormReturnType } from '@mantine/form'
import type { Locale } from '@probant/contract/locales'
import type { Difficulty, QuestionType } from '@probant/contract/questions/form'
import type { Shapes } from '@probant/kinds'
import type { ComponentType, ReactNode } from 'react'
import type { ChoiceRemark } from '../choice-remarks.ts'
import type { Remark } from '../remark.tsx'

/** How a kind of question is answered on a paper, and read once it was handed in. */
export interface TakenKind<S extends Shapes> {
  /** Where a key answers, `1` or `A` the first: how many of them do, and what each makes of the answer so far. */
  keys?: {
    count(content: S['shown']): number
    pressed(content: S['shown'], index: number, answer: S['answer'] | null | undefined): S['answer'] | null
  }
  /** One line to write on, from which Enter goes on. */
  isLine: boolean
  Answer: ComponentType<AnswerProps<S>>
  Given: ComponentType<GivenProps<S>>
  /** Where what draws it is fetched only for a paper that asks it (`fetched.tsx`). */
  fetch?(): Promise<unknown>
  /** What would have been right, where `Given` does not show it; in the language of the quiz. */
  acceptedIn?(right: S['right'], language: Locale): readonly string[]
  /** As its rule says: two answers are the same where their lines are. */
  isBlank(answer: S['answer']): boolean
  receiptLine(answer: S['answer']): string
  /** Where it has several parts: whether one of them still has no answer. */
  isPartly?(answer: S['answer'], content: S['shown']): boolean
  /** An answer in a few words, beside the number of its question. */
  inBrief(answer: S['answer'], locale: Locale): string
}

interface OnSheet<S extends Shapes> {
  content: S['shown']
  language: Locale
  /** Of the element that asks. */
  stemId: string
}

export interface AnswerProps<S extends Shapes> extends OnSheet<S> {
  number: number
  answer: S['answer'] | null | undefined
  /** Nothing can be changed any more. */
  isLocked: boolean
  /** What is given is what shall be right, which may say more than an answer does. */
  isKey?: boolean
  /** Null where a field was emptied again. */
  onAnswer: (answer: S['answer'] | null) => void
  /** Goes on from a field of one line. */
  onEnter: () => void
}

export interface GivenProps<S extends Shapes> extends OnSheet<S> {
  given: S['answer'] | undefined
  /** Nothing as long as it may not be seen. */
  right: S['right'] | undefined
  /** Whose points don't depend on the answer is not told that theirs was wrong. */
  isJudged: boolean
  /** What stands beside an answer of which that is to be said. */
  remarkOn: (remark: ChoiceRemark) => Remark
  /** What stands above what was written. */
  label: string
}

/** How a kind is shown to those who may know what is right: in the bank. */
export interface ShownKind<S extends Shapes> {
  /** In the bank: where one would answer, and what is right among it. */
  Room: ComponentType<{ content: S['kept']; language: Locale; withAnswer: boolean }>
  /** In the bank: what else its author knows. */
  Key?: ComponentType<{ content: S['kept']; language: Locale }>
}

/** How a kind is written; `Values` is what its fields hold. */
export interface EditedKind<S extends Shapes, Values> {
  /** Before anything was typed. */
  blank(): Values
  /** `locale` is that of whoever writes: numbers are spelled as they do. */
  valuesOf(kept: S['kept'], locale: Locale): Values
  /** What is sent; it need not be right yet. */
  written(values: Values): Unfinished<S['written']>
  /** The texts that somebody would have to type again; choices are quickly made again. */
  textsIn(values: Values): TypedText[]
  Fields: ComponentType<FieldsProps<Values>>
}

type Unfinished<Written> = { [Name in keyof Written]: Written[Name] | undefined }

export interface TypedText {
  field:
    | 'guidance'
    | 'accepted'
    | 'answer'
    | 'gapText'
    | 'gap'
    | 'pair'
    | 'others'
    | 'items'
    | 'labels'
    | 'picture'
    | 'regions'
  /** Of an answer; of a gap or a pair its number. */
  letter?: string
  text: string
}

/** What the form of a question holds. A choice that is not made yet, or a number field that was emptied, holds an empty text. */
export interface FormValues<Content> extends Record<string, unknown> {
  type: QuestionType
  subject: string
  language: Locale
  difficulty: Difficulty
  title: string
  explanation: string
  content: Content
}

export interface FieldsProps<Values> {
  form: UseFormReturnType<FormValues<Values>>
  errorAt: (path: string) => unknown
  /** Markdown with its tools. */
  MarkdownField: ComponentType<MarkdownFieldProps>
  PictureDialog: ComponentType<PictureDialogProps>
}

export interface PictureDialogProps {
  /** Closed where there is nothing; a file that was dropped is there already. */
  given: { file?: File } | undefined
  onClose: () => void
  onInsert: (picture: { id: string; alt: string }) => void
}

export interface MarkdownFieldProps {
  label: string
  description?: string
  value?: string
  onChange: (text: string) => void
  onBlur?: () => void
  error?: ReactNode
  minRows?: number
  lang?: string
  autoFocus?: boolean
  /** By which the form finds the field that is wrong. */
  'data-path'?: string
}
