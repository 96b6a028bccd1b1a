import { LOCALES, type Locale } from '@probant/contract/locales'
import type { FactSource, Names, Naming, Subject } from '../source.ts'
import { wordsOf } from '../subjects/words.ts'
import type { Relation } from './pack.ts'
import { type ToldFact, toldFacts } from './told-facts.ts'

/** A subject that facts are known about, in the relations that it reads when asked. */
export function factSubject({ relations, ...naming }: Naming & { relations: ReadRelations }): Subject {
  return subjectFrom(naming, async () => ({ relations: await relations() }))
}

type ReadRelations = () => readonly Relation[] | Promise<readonly Relation[]>

/** The same from a whole pack. */
export function subjectFrom(naming: Naming, read: () => Promise<Omit<FactSource['pack'], 'id'>>): Subject {
  const { id } = naming

  return {
    ...naming,
    load,

    async narrowTo(narrower) {
      const all = await load()
      const only = new Set(narrower.flatMap((names) => keysAbout(all, names)))
      const about = new Set(narrower.map(firstOf))
      return { ...all, id: `${id}/${[...about].join(', ')}`, only }
    },
  }

  async function load(): Promise<FactSource> {
    return { kind: 'facts', id, pack: { ...(await read()), id } }
  }
}

/** The facts that are marked as being about it; where none are, those that speak of it in either language. */
function keysAbout(all: FactSource, narrower: Names): string[] {
  const name = firstOf(narrower)
  const marked = all.pack.relations.flatMap(({ about, facts }, index) =>
    facts
      .filter((fact) => [...(about ?? []), ...(fact[5]?.about ?? [])].includes(name))
      .map((fact) => `${all.pack.id}/${index}/${fact[1]}`),
  )
  return marked.length > 0 ? marked : LOCALES.flatMap(keysOfThoseThatSpeak)

  function keysOfThoseThatSpeak(locale: Locale): string[] {
    const speaks = narrower[locale].map(speaksOf)
    const facts = toldFacts(all, locale).filter((fact) => speaks.some((isSaid) => isSaid(fact)))
    return facts.map(({ key }) => key)
  }
}

/** The name by which facts are marked. */
function firstOf({ en, fr }: Names): string {
  return en[0] ?? fr[0] ?? ''
}

/** In what is asked, of whom, or in the answer. "Volcanoes and earthquakes" is about either. */
function speaksOf(narrower: string) {
  const groups = narrower.split(/ (?:and|et) /).map(wordsOf)
  return ({ relation, entity, value }: ToldFact) => {
    const said = new Set(wordsOf([relation.about, entity, value].join(' ')))
    return groups.some((words) => words.every((word) => said.has(word)))
  }
}
