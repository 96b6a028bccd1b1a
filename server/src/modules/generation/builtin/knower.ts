import type { Locale } from '@probant/contract/locales'
import type { Candidate, Slot } from '../provider.ts'
import type { Random } from './random.ts'

/** Something that the built-in generator knows about: a pack of facts, a table of data, a way to make exercises. */
export interface Knower {
  id: string
  name: Record<Locale, string>
  /** What else people call it. */
  aliases: Record<Locale, readonly string[]>
  /** Deals questions that are each about something else; nothing once it has no more of that kind. */
  deal(locale: Locale, random: Random): Deal
}

export type Deal = (slot: Slot) => Candidate | undefined
