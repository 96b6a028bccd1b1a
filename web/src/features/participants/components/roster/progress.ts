import {
  PARTICIPANT_STATUSES,
  type Participant,
  type ParticipantStatus,
} from '@probant/contract/participants/participant'

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

type Times = Pick<
  Participant,
  'status' | 'source' | 'invitedAt' | 'openedAt' | 'startedAt' | 'finishedAt' | 'remindedAt'
>

interface LastMoment {
  kind: 'invited' | 'joined' | 'opened' | 'started' | 'finished' | 'terminated'
  at: string
  /** Only as long as it may still bring them in. */
  remindedAt: string | null
}

/** Of all the times of a participant the one that matters: the last step they took. */
export function lastMomentOf(participant: Times): LastMoment {
  const { status, source, invitedAt, openedAt, startedAt, finishedAt, remindedAt } = participant
  if (finishedAt)
    return { kind: status === 'terminated' ? status : 'finished', at: finishedAt, remindedAt: null }
  if (startedAt) return { kind: 'started', at: startedAt, remindedAt: null }
  if (openedAt) return { kind: 'opened', at: openedAt, remindedAt }
  return { kind: source === 'shared' ? 'joined' : 'invited', at: invitedAt, remindedAt }
}
