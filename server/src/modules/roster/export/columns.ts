import type { Locale } from '@probant/contract/locales'
import { scaleCells, scaleHeadings } from '@probant/contract/scale/columns'
import type { Scaling } from '@probant/contract/scale/scale'
import { shownAddress } from '#server/platform/mail/stand-in-address.ts'
import type { Cell, Column } from '#server/platform/spreadsheet/table.ts'
import type { RosterRow } from '../listing/repository.ts'
import { mailingOf, scaledIn } from '../present.ts'
import { type Beginning, participantStatus } from '../status.ts'
import type { ColumnName, Words } from './words.ts'

/** In the order in which they stand in the file. */
const WIDTHS: Record<ColumnName, number> = {
  name: 28,
  email: 36,
  status: 14,
  score: 12,
  invited: 24,
  opened: 24,
  started: 24,
  finished: 24,
  reminded: 24,
  extraTime: 20,
  mail: 16,
}
const INSTANTS: ColumnName[] = ['invited', 'opened', 'started', 'finished', 'reminded']

/** A time without its zone would be read as that of whoever reads it. */
export function columnsFor({ headings }: Words, { timeZone, scaling, locale }: Exported): Column[] {
  const columns = COLUMN_NAMES.map((name) => ({
    heading: INSTANTS.includes(name) ? `${headings[name]} (${timeZone})` : headings[name],
    width: WIDTHS[name],
  }))
  // What not every quiz has stands at the end.
  const scaled = scaleHeadings(scaling, locale).map((heading) => ({ heading, width: 20 }))
  return [...columns, ...scaled]
}

export interface Exported {
  quiz: Beginning
  at: Date
  timeZone: string
  scaling: Scaling
  locale: Locale
}

const COLUMN_NAMES = Object.keys(WIDTHS) as ColumnName[]

export function cellsOf(row: RosterRow, words: Words, { quiz, at, scaling, locale }: Exported): Cell[] {
  const { scorePercent, accommodation } = row
  const cells: Record<ColumnName, Cell> = {
    name: row.name,
    email: shownAddress(row.email) || (row.givenEmail ?? ''),
    status: words.statuses[participantStatus(row, quiz, at)],
    score: scorePercent === null ? null : Math.round(scorePercent * 100) / 100,
    invited: row.invitedAt,
    opened: row.openedAt,
    started: row.startedAt,
    finished: row.finishedAt,
    reminded: row.remindedAt,
    extraTime: accommodation?.extraTime ? words.extraTime(accommodation.extraTime) : null,
    mail: words.mailing[mailingOf(row)],
  }
  return [...COLUMN_NAMES.map((name) => cells[name]), ...scaleCells(scaledIn(row, scaling), scaling, locale)]
}
