import type { Locale } from '@probant/contract/locales'
import type { KnowledgeSource, MixedSource, Random } from '@probant/knowledge'
import type { Candidate, Slot } from '../provider.ts'
import { dealChoices } from './from-choices.ts'
import { dealExercises } from './from-exercises.ts'
import { dealFacts } from './from-facts.ts'

/** Gives questions that are each about something else; nothing once there are no more of that kind. */
export type Deal = (slot: Slot) => Candidate | undefined

/** Turns what is known about a subject into questions, in the order that chance has it; not what was asked about before. */
export function dealFrom(
  source: KnowledgeSource,
  locale: Locale,
  random: Random,
  asked: ReadonlySet<string> = new Set(),
): Deal {
  switch (source.kind) {
    case 'facts':
      return dealFacts(source, locale, random, asked)
    case 'choices':
      return dealChoices(source, locale, random)
    case 'exercises':
      return dealExercises(source, locale, random)
    case 'mixed':
      return dealMixed(source, locale, random, asked)
  }
}

/** For each question the sources are asked in another order. */
function dealMixed(
  { sources }: MixedSource,
  locale: Locale,
  random: Random,
  asked: ReadonlySet<string>,
): Deal {
  const deals = sources.map((source) => dealFrom(source, locale, random, asked))
  return (slot) => {
    for (const deal of random.shuffled(deals)) {
      const candidate = deal(slot)
      if (candidate) return candidate
    }
  }
}
