import type { Violation } from '@probant/contract/participants/participant'
import type { JournalEntry } from '@probant/contract/submissions/taking'
import type { SendingState } from '../journal/sender.ts'
import type { Message } from './unread.ts'

/** How the work on a paper stands. */
export interface WorkState {
  /** Of every question that was touched. */
  entries: ReadonlyMap<string, JournalEntry>
  sending: SendingState
  /** This browser has a copy of everything. */
  isKept: boolean
  /** When all was last with the server, by this device's clock. */
  savedAt: Date | undefined
  deadlineAt: string
  /** A violation whose warning has to be confirmed before anything else. */
  warning: Violation | null
  /** A second violation is being reported: until the server has decided nothing can be changed. */
  isJudged: boolean
  /** Rules that don't count for them. */
  exemptions: readonly Violation[]
  /** Whoever began is still the one who is signed in. */
  isOwner: boolean
  /** The time is up, or it is being handed in: nothing can be changed. */
  isLocked: boolean
  /** The clock stands still: the paper is covered. */
  isPaused: boolean
  /** Since when, as soon as the server has said so. */
  pausedAt: string | null
  /** What the creator has said, and was not put away yet. */
  messages: readonly Message[]
  /** Handing in was asked for, and could not be done: the network is gone. */
  isHandInDelayed: boolean
}
