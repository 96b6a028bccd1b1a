import type { ParticipantStatus } from '@probant/contract/participants/participant'
import classes from './class-stroke.module.css'
import { type StatusCounts, totalOf } from './shown-statuses.ts'

/** From those who are done to those who were never seen. */
const ORDER: readonly ParticipantStatus[] = [
  'finished',
  'terminated',
  'started',
  'opened',
  'invited',
  'absent',
]

/** The whole class as one stroke, for the eye only: the numbers above say the same. */
export function ClassStroke({ counts }: { counts: StatusCounts }) {
  if (totalOf(counts) === 0) return null
  return (
    <div className={classes.stroke} aria-hidden="true">
      {ORDER.filter((status) => counts[status] > 0).map((status) => (
        <span key={status} data-status={status} style={{ flexGrow: counts[status] }} />
      ))}
    </div>
  )
}
