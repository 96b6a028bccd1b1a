import { BOT_ACTIONS_APART, type BotAction } from '@probant/contract/auth'
import { networkOf } from '../attempts/service.ts'

/** What makes the next check of this kind harder for a network: all that goes wrong there, or what is counted by itself. */
export function countedFor(action: BotAction, address: string): { key: string } {
  const kind = BOT_ACTIONS_APART.includes(action) ? action : 'network'
  return { key: `${kind}:${networkOf(address)}` }
}

/** How many times as hard the next check is, after so many of those from one network: twice per sixty, up to eight times. */
export function hardnessAfter(failures: number): number {
  return 2 ** Math.min(3, Math.floor(failures / 60))
}
