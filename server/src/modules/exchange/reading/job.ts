import type { FileFault, ImportFormat } from '@probant/contract/exchange/formats'
import type { Columns, Import } from '@probant/contract/exchange/import'
import type { ReadItem } from '../formats/format.ts'
import type { ReadQuiz } from './read-quiz.ts'

/** What the worker is asked for: to write down, line by line, what it finds in a file. */
export interface Job {
  kind: 'readQuestions'
  name: string
  path: string
  /** Where it writes. */
  to: string
  /** Missing: whatever the file looks like. */
  format?: ImportFormat
  columns?: Columns
}

export type JobReport =
  | {
      name: 'read'
      format: ImportFormat
      foundCount: number
      table: Import['table']
      quiz: ReadQuiz | null
    }
  | { name: 'refused'; fault: FileFault; line: number | null }
  | { name: 'failed'; reason: string }

/** One line of what it writes: a picture, before the question that first names it; or something that looks like a question. */
export type Finding = { picture: { id: string; base64: string } } | { item: ReadItem }
