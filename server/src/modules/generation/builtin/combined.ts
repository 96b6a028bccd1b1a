import type { Knower } from './knower.ts'

/** Several who know about one subject, taking turns. */
export function combined(knowers: readonly Knower[], naming: Omit<Knower, 'deal' | 'about'>): Knower {
  return {
    ...naming,
    deal(locale, random) {
      const deals = knowers.map((knower) => knower.deal(locale, random))
      return (slot) => {
        for (const deal of random.shuffled(deals)) {
          const candidate = deal(slot)
          if (candidate) return candidate
        }
      }
    },
  }
}
