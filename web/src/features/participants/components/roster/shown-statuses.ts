import { PARTICIPANT_STATUSES, type ParticipantStatus } from '@probant/contract/participants/participant'

export type StatusCounts = Record<ParticipantStatus, number>

/** What every quiz has; the others are spoken of where there are some. */
const USUAL: readonly ParticipantStatus[] = ['invited', 'opened', 'started', 'finished']

/** By which a list can be filtered: whoever could be there, and whoever is looked for. Nobody waits once it is over. */
export function shownStatuses(
  counts: StatusCounts,
  chosen: ParticipantStatus | undefined,
): ParticipantStatus[] {
  const isOver = counts.absent > 0
  return PARTICIPANT_STATUSES.filter(
    (status) => counts[status] > 0 || status === chosen || (USUAL.includes(status) && !isOver),
  )
}

export function totalOf(counts: StatusCounts): number {
  return PARTICIPANT_STATUSES.reduce((total, status) => total + counts[status], 0)
}

/** Who could still begin. */
export function waitingIn({ invited, opened }: StatusCounts): number {
  return invited + opened
}
