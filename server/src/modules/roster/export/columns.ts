import type { Locale } from '@probant/contract/locales'
import { scaleCells, scaleHeadings } from '@probant/contract/scale/columns'
import type { Scaling } from '@probant/contract/scale/scale'
import { shownAddress } from '#server/platform/mail/stand-in-address.ts'
import type { Cell, Column } from '#server/platform/spreadsheet/table.ts'
import type { RosterRow } from '../listing/repository.ts'
import { mailingOf, scaledIn } from '../present.ts'
import { type Beginning, participantStatus } from '../status.ts'
import { type Choosing, hasOwnWindow, hasToChoose } from '../window.ts'
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
  ownTime: 16,
  ownStart: 24,
  ownEnd: 24,
  mail: 16,
}
const INSTANTS: ColumnName[] = ['invited', 'opened', 'started', 'finished', 'reminded', 'ownStart', 'ownEnd']

/** A time without its zone would be read as that of whoever reads it. */
export function columnsFor({ headings, attempts }: Words, exported: Exported): Column[] {
  const { timeZone, scaling, locale, hasAttempts } = exported
  const columns = COLUMN_NAMES.map((name) => ({
    heading: INSTANTS.includes(name) ? `${headings[name]} (${timeZone})` : headings[name],
    width: WIDTHS[name],
  }))
  // What not every quiz has stands at the end.
  const some = [...(hasAttempts ? [attempts] : []), ...scaleHeadings(scaling, locale)]
  return [...columns, ...some.map((heading) => ({ heading, width: 20 }))]
}

export interface Exported {
  quiz: Beginning
  at: Date
  timeZone: string
  /** It can be taken several times. */
  hasAttempts: boolean
  scaling: Scaling
  locale: Locale
}

const COLUMN_NAMES = Object.keys(WIDTHS) as ColumnName[]

export function cellsOf(row: RosterRow, words: Words, exported: Exported): Cell[] {
  const { quiz, at, scaling, locale, hasAttempts } = exported
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
    ownTime: hasOwnWindow(row) ? words.ownTimes[ownTimeOf(row)] : null,
    ownStart: row.opensAt,
    ownEnd: row.closesAt,
    mail: words.mailing[mailingOf(row)],
  }
  return [
    ...COLUMN_NAMES.map((name) => cells[name]),
    ...(hasAttempts ? [row.attempt ?? 0] : []),
    ...scaleCells(scaledIn(row, scaling), scaling, locale),
  ]
}

function ownTimeOf(row: Choosing): keyof Words['ownTimes'] {
  if (hasToChoose(row)) return 'toChoose'
  return row.chosenAt ? 'chosen' : 'set'
}
