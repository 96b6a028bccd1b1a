import type {
  ExportFormat,
  FileFault,
  ImportNote,
  Loss,
  Omission,
  QuestionFault,
  QuizLoss,
} from '@probant/contract/exchange/formats'
import type { Columns, Import } from '@probant/contract/exchange/import'
import type { Locale } from '@probant/contract/locales'
import type { Difficulty, QuestionDraft, QuestionType } from '@probant/contract/questions/form'
import type { Gap } from '@probant/kinds/gaps/gap'
import type { Shape } from '@probant/kinds/spots/shapes'
import type { Archive } from '#server/platform/archive/unpack.ts'
import type { Dialect } from '#server/platform/markdown/portable.ts'
import type { Part } from '../kinds/index.ts'
import type { NumericContent } from './numbers.ts'
import type { QtiVersion } from './qti-2/version.ts'

/** A question on its way out. Its texts are Markdown; `html` has each of them in the format's dialect. */
export interface OutgoingQuestion<Draft extends QuestionDraft = QuestionDraft> {
  id: string
  draft: Draft
  points: number
  /** Of the quiz, counted from 0; 0 where there is no quiz. */
  section: number
  /** As the format's dialect has it: texts are paragraphs, lines such as answers stay lines. In `plain` both are text. */
  html: { block(markdown: string): string; inline(markdown: string): string }
  /** Those that its texts name, as files. */
  pictures: readonly OutgoingPicture[]
}

export interface OutgoingPicture {
  id: string
  /** Of a file: the id and its ending. */
  name: string
  type: string
  bytes: Uint8Array
}

/** What is said around the questions. */
export interface Bundle {
  /** Of the quiz, or what a selection is called in the reader's language. */
  title: string
  language: Locale
  /** Missing where single questions go out. */
  quiz: OutgoingQuiz | undefined
  /** Whose name stands at its head, where a writer has a place for it. */
  brand?: OutgoingBrand | null
  now: Date
}

export interface OutgoingBrand {
  name: string
  line: string
  /** `#rrggbb`; null: that of all other text. */
  color: string | null
  logo: { type: string; bytes: Uint8Array } | null
}

export interface OutgoingQuiz {
  id: string
  /** In the format's dialect, with descriptions in the place of pictures; empty where there are none. */
  instructionsHtml: string
  instructions: string
  /** 0: no limit. */
  durationMinutes: number
  shufflesQuestions: boolean
  shufflesAnswers: boolean
  /** How many of its questions each participant gets; null for all. */
  sections: readonly { title: string; draw: number | null; questionCount: number }[]
}

/** How questions are written for another program. */
export interface Writer {
  mediaType: string
  /** How it takes texts; missing where it takes Markdown as it is. */
  dialect: Dialect | undefined
  /** Where a picture lies, as its texts name it; missing where it takes none. */
  pictureSrc?: (picture: Pick<OutgoingPicture, 'id' | 'name'>) => string
  /** How many questions it can write, where that is fewer than go out at most. */
  most?: number
  /** Text that is written question by question, in short turns: the server does so itself. All others are made by a worker. */
  isStreamed?: true
  /** It is read by people: the name of whoever holds the quiz stands at its head. */
  isForPeople?: true
  /** The part of a kind that it writes: a kind that lacks it stays out. Missing where every kind can be written. */
  part?: Part
  /** Where kinds lose more in one version of a format than in another. */
  version?: QtiVersion
  /** Why else a question can't go out in it at all. Depends on nothing but the question. */
  omission?(question: WritableQuestion): Omission | undefined
  /** What every question goes out without, beside what its kind does. */
  losses?(question: WritableQuestion): Loss[]
  quizLosses?(quiz: OutgoingQuiz): QuizLoss[]
  /** Piece by piece; asks for the next question when it has written the one before. */
  write(bundle: Bundle, questions: AsyncIterable<OutgoingQuestion>): AsyncIterable<string | Uint8Array>
}

export type Writers = Record<ExportFormat, Writer>

/** What a format may look at to say what it can't hold. */
export interface WritableQuestion<Draft extends QuestionDraft = QuestionDraft>
  extends Pick<OutgoingQuestion<Draft>, 'draft' | 'points'> {
  /** What its texts contain, all of them together. */
  has: { formatting: boolean; formulas: boolean; pictures: boolean }
  /** Of the pictures that its texts name; missing where there are none. */
  pictureTypes?: readonly string[]
  /** Its texts as plain text. */
  plain: (markdown: string) => string
}

/** A question as a file tells of it. Nothing of it is checked yet; what the file leaves open is null. */
export interface ReadQuestion {
  type: QuestionType
  /** Markdown. */
  title: string
  explanation: string
  content: ReadContent
  subject: string | null
  difficulty: Difficulty | null
  language: Locale | null
  points: number | null
}

/** A question as far as it was understood. */
export type UnfinishedQuestion = Omit<ReadQuestion, 'content'> & { content: ReadContent | null }

/** As in the question form; a file may leave open what an answer is worth. */
export type ReadContent = QuestionDraft['content'] | { maxScore: number | null; guidance: string }

/** What a file asks for, in words that every format has; which kind of question it becomes is for `kinds` to say. */
export type Asked =
  | {
      for: 'choice'
      choices: readonly Choice[]
      /** One is chosen, or as many as one likes; where the file doesn't say, as many are chosen as are right. */
      isSingle?: boolean | undefined
      /** Each right one earns its share, and each wrong one costs as much. */
      isPartial?: boolean | undefined
    }
  | { for: 'truth'; isTrue: boolean }
  | { for: 'words'; accepted: string[] }
  | ({ for: 'number' } & NumericContent)
  /** In the right order. */
  | { for: 'order'; items: string[]; isStrict: boolean }
  | { for: 'pairs'; pairs: Pair[]; others: string[] }
  | { for: 'text'; maxScore: number | null; guidance: string }
  | { for: 'gaps'; title: string; gapText: string; gaps: Gap[] }
  | ({ for: 'spots' } & AskedSpots)

/** Regions of a picture, to be found or, where they are shown, to be labelled; texts are Markdown. */
export interface AskedSpots {
  /** Empty where it can't come along. */
  picture: string
  isShown: boolean
  /** No labels where they are only to be found. */
  spots: { label: string; shape: Shape }[]
  others: string[]
}

/** What belongs together; Markdown. */
export interface Pair {
  left: string
  right: string
}

export interface Choice {
  /** Markdown. */
  text: string
  isCorrect: boolean
  /** That something is true, or that it is false, where the format has no other way to ask that. */
  says?: boolean | undefined
}

/** Why a question can't be asked here. */
export interface Refusal {
  fault: QuestionFault
  detail?: string
  draft?: UnfinishedQuestion
}

/** Something that looks like a question: it was understood, or it says why not. */
export type ReadItem = {
  /** Of the file, or of the sheet; null where there are no lines to count. */
  line: number | null
  /** In a package: the file within. */
  file?: string
  /** Of the quiz that the file is, counted from 0. */
  section?: number
} & (
  | { question: ReadQuestion; notes: ImportNote[] }
  | {
      fault: QuestionFault
      /** How the file begins it, for people to find it by. */
      beginning: string
      /** What the file itself calls it, such as a type that we don't know. */
      detail?: string
      draft?: UnfinishedQuestion
      /** All that the file has of it, for whoever mends it. */
      source?: string
    }
)

/** A file that somebody wants questions from. */
export interface SourceFile {
  name: string
  bytes: Uint8Array
  /** Where it is one. */
  archive: Archive | undefined
}

export interface Reading extends SourceFile {
  /** Which column of a table holds what, where somebody has said so. */
  columns?: Columns
  /** Keeps a picture for the question that is being read, and answers how Markdown names it; nothing where it is none. */
  keepPicture(bytes: Uint8Array): string | undefined
}

/** How questions are read from a file of another program. */
export interface Reader {
  /** Is it one of these? Files are asked in the order of the registry, the most particular first. */
  recognises(file: SourceFile): boolean
  /** What the file says of the quiz that its questions are, where it is one; checked by nobody yet. */
  quiz?(file: SourceFile): unknown
  /** Of a table: what it looks like, and which column it takes for what. */
  table?(file: SourceFile): Promise<NonNullable<Import['table']>>
  read(reading: Reading): Iterable<ReadItem> | AsyncIterable<ReadItem>
}

/** Nothing at all can be read from it. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
  readonly fault: FileFault
  readonly line: number | null

  constructor(fault: FileFault, line: number | null = null) {
    super(fault)
    this.fault = fault
    this.line = line
  }
}
