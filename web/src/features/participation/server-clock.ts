import { untilTurn } from '#web/lib/until-turn.ts'
import { MINUTE_MS } from '#web/lib/use-now.ts'
import type { Door } from './door.ts'

/** By how much the server's clock was ahead when it told the time. It rules: a device's own may be wrong, or set so. */
export function aheadBy(told: string, receivedAt: number): number {
  return new Date(told).getTime() - receivedAt
}

const TURNS = { upcoming: 'scheduled', open: 'open', over: 'completed' } as const

/** How long until it is worth looking at the door again; `now` is the server's. Whoever waits may be let in earlier, or be withdrawn. */
export function untilLook(
  door: Pick<Door, 'phase' | 'startsAt' | 'endsAt'> | undefined,
  now: Date,
): number | false {
  const turn = untilTurn(door && { ...door, phase: TURNS[door.phase] }, now)
  return door && door.phase !== 'over' ? Math.min(turn || MINUTE_MS, MINUTE_MS) : turn
}
