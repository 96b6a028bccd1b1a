import type { GradebookPerson, MissingRule } from '@probant/contract/gradebook/gradebook'
import type { Scale } from '@probant/contract/scale/scale'
import { shownAddress } from '#server/platform/mail/stand-in-address.ts'
import { presentAverage } from './average.ts'
import { cellOf, type TakenRow } from './cells.ts'
import type { Column } from './columns.ts'
import { personKey } from './person-key.ts'
import type { MemberRow } from './repository.ts'

interface TakenOf extends TakenRow {
  quizId: string
  email: string
  name: string
}

interface Shown {
  groupId: string
  columns: readonly Column[]
  missing: MissingRule
  workspaceScale: Scale | null
}

/** A line for each of these people, with a cell for each column. */
export function peopleOf(
  members: readonly MemberRow[],
  taken: readonly TakenOf[],
  { groupId, columns, missing, workspaceScale }: Shown,
): GradebookPerson[] {
  const byEmail = Map.groupBy(taken, ({ email }) => email)
  return members.map(({ email, name }) => {
    const theirs = new Map(byEmail.get(email)?.map((row) => [row.quizId, row]))
    const cells = columns.map((column) => {
      const row = theirs.get(column.quizId)
      return row ? cellOf(row, column) : null
    })
    const weighed = columns.map(({ weight }, place) => ({ cell: cells[place] ?? null, weight }))
    return {
      key: personKey(groupId, email),
      name: name || ([...theirs.values()].find((row) => row.name)?.name ?? ''),
      email: shownAddress(email),
      average: presentAverage(weighed, { missing, workspaceScale }),
      missingCount: cells.filter((cell) => cell?.state === 'missing').length,
      cells,
    }
  })
}

/** The lowest first; whoever has none stands behind. Those who are alike stay as they were. */
export function byAverage(one: GradebookPerson, other: GradebookPerson): number {
  if (!one.average || !other.average) return Number(!one.average) - Number(!other.average)
  return one.average.percent - other.average.percent
}
