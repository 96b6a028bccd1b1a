import type { Locale } from '@probant/contract/locales'
import type { Knower } from '../knower.ts'
import { wordsOf } from '../subjects/words.ts'
import type { FactPack, Relation } from './pack.ts'
import { questionAbout, type ToldFact, toldFacts } from './questions.ts'

/** A pack deals each of its facts once. */
export function factKnower(pack: FactPack): Knower {
  const { id, name, aliases } = pack
  return {
    id,
    name,
    aliases,
    narrower: { en: narrowerIn(pack, 'en'), fr: narrowerIn(pack, 'fr') },
    deal: dealFrom(pack),

    about(narrower, locale) {
      const keys = keysAbout(pack, narrower, locale)
      if (keys.size < FEWEST_FACTS) return undefined
      return {
        id: `${id}/${narrower}`,
        name: { en: narrower, fr: narrower },
        aliases: { en: [], fr: [] },
        deal: dealFrom(pack, ({ key }) => keys.has(key)),
      }
    },
  }
}

/** Fewer are no quiz. */
const FEWEST_FACTS = 6

function dealFrom(pack: FactPack, isWanted: (fact: ToldFact) => boolean = () => true): Knower['deal'] {
  return (locale, random) => {
    const facts = random.shuffled(toldFacts(pack, locale).filter(isWanted))
    const left = new Map<string, ToldFact>(facts.map((fact) => [fact.key, fact]))
    return ({ type, difficulty }) => {
      for (const fact of left.values()) {
        if (fact.difficulty !== difficulty) continue
        const question = questionAbout(fact, type, random)
        if (!question) continue
        left.delete(fact.key)
        return question
      }
    }
  }
}

function narrowerIn({ narrower, relations }: FactPack, locale: Locale): string[] {
  const own = relations.flatMap(({ subjects }) => subjects?.[locale] ?? [])
  return [...new Set([...own, ...(narrower?.[locale] ?? [])])]
}

/** The facts of the relations that are about it; else those that speak of it, in the language of its name. */
function keysAbout(pack: FactPack, narrower: string, locale: Locale): Set<string> {
  const relations = pack.relations.filter(({ subjects }) => subjects?.[locale].includes(narrower))
  const isMeant = relations.length > 0 ? isAskedBy(relations, locale) : speaksOf(narrower)
  const facts = toldFacts(pack, locale).filter(isMeant)
  return new Set(facts.map(({ key }) => key))
}

function isAskedBy(relations: readonly Relation[], locale: Locale) {
  const asked = new Set(relations.map(({ forward }) => forward[locale]))
  return ({ relation }: ToldFact) => asked.has(relation.forward)
}

/** In what is asked, of whom, or in the answer. "Volcanoes and earthquakes" is about either. */
function speaksOf(narrower: string) {
  const groups = narrower.split(/ (?:and|et) /).map(wordsOf)
  return ({ relation, entity, value }: ToldFact) => {
    const said = new Set(wordsOf([relation.forward, relation.statement, entity, value].join(' ')))
    return groups.some((words) => words.every((word) => said.has(word)))
  }
}
