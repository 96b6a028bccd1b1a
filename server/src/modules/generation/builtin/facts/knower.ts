import type { Knower } from '../knower.ts'
import type { FactPack } from './pack.ts'
import { questionAbout, type ToldFact, toldFacts } from './questions.ts'

/** A pack deals each of its facts once. */
export function factKnower(pack: FactPack): Knower {
  const { id, name, aliases } = pack
  return {
    id,
    name,
    aliases,
    deal(locale, random) {
      const left = new Map<string, ToldFact>(
        random.shuffled(toldFacts(pack, locale)).map((fact) => [fact.key, fact]),
      )
      return ({ type, difficulty }) => {
        for (const fact of left.values()) {
          if (fact.difficulty !== difficulty) continue
          const question = questionAbout(fact, type, random)
          if (!question) continue
          left.delete(fact.key)
          return question
        }
      }
    },
  }
}
