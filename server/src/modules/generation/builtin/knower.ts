import type { Locale } from '@probant/contract/locales'
import type { Candidate, Slot } from '../provider.ts'
import type { Random } from './random.ts'

/** Something that the built-in generator knows about: a pack of facts, a table of data, a way to make exercises. */
export interface Knower {
  id: string
  name: Record<Locale, string>
  /** What else people call it: the same subject, or nearly. */
  aliases: Record<Locale, readonly string[]>
  /** Subjects within it. Whoever asks for one gets questions on just that, or is told that this is the nearest. */
  narrower?: Record<Locale, readonly string[]>
  /** The same about one of those alone, named in that language; nothing where it knows too little of it. */
  about?(narrower: string, locale: Locale): Knower | undefined
  /** Deals questions that are each about something else; nothing once it has no more of that kind. */
  deal(locale: Locale, random: Random): Deal
}

export type Deal = (slot: Slot) => Candidate | undefined
