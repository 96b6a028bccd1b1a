import type { Loss, Omission } from '@probant/contract/exchange/formats'
import type { Column } from '@probant/contract/exchange/import'
import type { Locale } from '@probant/contract/locales'
import type { QuestionDraft } from '@probant/contract/questions/form'
import type { Cell } from '#server/platform/spreadsheet/table.ts'
import type { Markup } from '#server/platform/xml/markup.ts'
import type { Asked, Choice, OutgoingQuestion, ReadContent, WritableQuestion } from '../formats/format.ts'
import type { QtiVersion } from '../formats/qti-2/version.ts'
import type { PackedContent } from './packed-content.ts'

/**
 * What a kind of question is in the files of other programs. Each part is optional: a kind without it stays out of that
 * format, and the report before an export says so.
 */
export interface KindInFiles<Draft extends QuestionDraft> {
  /** Its content, where what a file asks for is this kind. */
  taken?(asked: Asked): ReadContent | undefined
  /** The same, with what the file has left open. */
  completed?(content: ReadContent, points: number | null): ReadContent

  gift?: Losing<Draft> & {
    /** What stands between the braces. */
    answerLines(question: OutgoingQuestion<Draft>): string[]
    /** Where these stand within what is asked: the HTML before and after. */
    sentence?(question: OutgoingQuestion<Draft>): [before: string, after: string]
    omission?(draft: Draft): Omission | undefined
  }
  moodleXml?: Losing<Draft> & {
    /** The name that Moodle has for it. */
    type: string | ((draft: Draft) => string)
    /** What each further try costs, where a quiz of Moodle allows several; as its own forms have it. */
    penalty: string
    elements(question: OutgoingQuestion<Draft>, options: { shufflesAnswers: boolean }): Markup[]
    omission?(draft: Draft): Omission | undefined
    /** The HTML of what it asks, where that is more than its title. */
    questionText?(question: OutgoingQuestion<Draft>): string
  }
  qti?: Losing<Draft> & {
    interaction(
      question: OutgoingQuestion<Draft>,
      version: QtiVersion,
      options: { shufflesAnswers: boolean },
    ): Interaction
  }
  commonCartridge?: Losing<Draft> & {
    profile: string | ((draft: Draft) => string)
    response(question: OutgoingQuestion<Draft>, options: { shufflesAnswers: boolean }): Markup
    /** What is right, any of these; nothing where a person decides. */
    right?(draft: Draft): string[]
    /** The same, where it takes more than one of them. */
    condition?(draft: Draft): Markup | undefined
    /** Markdown that only graders read. */
    solution?(draft: Draft): string
  }
  aiken?: Losing<Draft> & {
    choices(draft: Draft): readonly Choice[]
    omission?(draft: Draft): Omission | undefined
  }
  kahoot?: Losing<Draft> & {
    choices(draft: Draft, shown: (markdown: string) => string, language: Locale): Choice[]
  }
  table?: Losing<Draft> & {
    /** What else tables call it, beside its name in both languages. */
    otherNames: readonly string[]
    /** Is it this kind, where the table doesn't say which? */
    isMeantBy(row: Row): boolean
    /** Its content, or what is asked for, where that may turn out to be another kind. */
    read(row: Row): ReadContent | Asked | 'noRightAnswer'
    cells(draft: Draft, language: Locale): Partial<Record<Column, Cell>>
    omission?(draft: Draft): Omission | undefined
  }
  scorm?: Losing<Draft> & { pack(question: OutgoingQuestion<Draft>): PackedContent }
}

interface Losing<Draft extends QuestionDraft> {
  /** What it goes out without, beside what every question does. */
  losses?(question: WritableQuestion<Draft>, version?: QtiVersion): Loss[]
}

/** How a question is answered and marked in QTI. */
export interface Interaction {
  declaration: Markup
  interaction: Markup
  /** Missing where people mark it. */
  scoring?: Markup | Markup[]
  /** What they should look for. */
  rubric?: Markup
  /** What the item itself gives at most, where that is not what the question is worth: a test may weigh it. */
  maximum?: number
}

/** A row of a table; what it doesn't say is empty. */
export type Row = Record<Column, string>
