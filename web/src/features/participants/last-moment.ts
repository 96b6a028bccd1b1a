import type { Participant } from '@probant/contract/participants/participant'

type Times = Pick<
  Participant,
  'status' | 'source' | 'invitedAt' | 'openedAt' | 'startedAt' | 'finishedAt' | 'remindedAt'
>

export interface LastMoment {
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
