import type { Locale } from '@probant/contract/locales'
import { DIFFICULTIES, type Difficulty } from '@probant/contract/questions/form'
import type { FactSource } from '../source.ts'
import type { Fact, Relation } from './pack.ts'

/** A fact and its relation, in one language. */
export interface ToldFact {
  /** The same in both languages, for every question about it. */
  key: string
  difficulty: Difficulty
  entity: string
  /** The entity as an answer. */
  name: string
  value: string
  accepts: readonly string[]
  /** All values of the same kind, also its own: the others can serve as wrong answers. */
  alike: readonly string[]
  relation: ToldRelation
}

interface ToldRelation {
  locale: Locale
  /** Which side keeps its case. */
  verbatim: readonly string[]
  /** Of the relation in its pack. */
  index: number
  /** What it asks and says in general, with the subject. */
  about: string
  forward: string
  reverse?: string
  statement: string
  typed?: Relation['typed']
  open?: string
  names: readonly string[]
  order?: string
  /** Its facts by their numbers, where they can be put in order. */
  ranked?: readonly RankedFact[]
  match?: string
  /** Those of its facts that are meant, where each of them can be found for its entity. */
  matched?: readonly MatchedFact[]
}

export interface MatchedFact {
  key: string
  name: string
  value: string
  kind: string | undefined
  difficulty: Difficulty
}

export interface RankedFact {
  name: string
  value: string
  number: number
  difficulty: Difficulty
}

/** The facts of a source, with the names and values of all the others as wrong answers. */
export function toldFacts({ pack, only }: Pick<FactSource, 'pack' | 'only'>, locale: Locale): ToldFact[] {
  const all = pack.relations.flatMap((relation, index) => {
    const words = relation.facts.map((fact) => wordsOf(fact, locale))
    const byKind = valuesByKind(relation, locale)
    const names = standingAlone(
      words.map(({ entity }) => entity),
      locale,
    )
    const ranked = relation.facts.map((fact, place) => ({
      name: names[place] ?? '',
      value: words[place]?.value ?? '',
      number: numberIn(fact),
      difficulty: fact[0],
    }))
    const keyOf = (fact: Fact) => `${pack.id}/${index}/${fact[1]}`
    const matched = relation.facts
      .map((fact, place) => ({
        key: keyOf(fact),
        name: names[place] ?? '',
        value: words[place]?.value ?? '',
        kind: fact[5]?.kind,
        difficulty: fact[0],
      }))
      .filter(({ key }) => !only || only.has(key))
    const tell = (isUnclear = false): ToldRelation => {
      const worded = (template: string) => withSubject(template, isUnclear)
      return {
        locale,
        verbatim: relation.verbatim ?? [],
        index,
        about: `${relation.forward[locale]} ${relation.statement[locale]}`,
        forward: worded(relation.forward[locale]),
        reverse: relation.reverse && worded(relation.reverse[locale]),
        statement: worded(relation.statement[locale]),
        typed: relation.typed,
        open: relation.open && worded(relation.open[locale]),
        names,
        ...(relation.order && { order: relation.order[locale], ranked }),
        ...(relation.match && { match: relation.match[locale], matched }),
      }
    }
    const [clear, unclear] = [tell(), tell(true)]
    return relation.facts.map((fact, place) => ({
      ...(words[place] as Words),
      name: names[place] as string,
      key: keyOf(fact),
      difficulty: fact[0],
      alike: byKind.get(fact[5]?.kind) ?? [],
      relation: fact[5]?.isUnclear ? unclear : clear,
    }))
  })
  return only ? levelled(all.filter(({ key }) => only.has(key))) : all
}

/** Of what is meant the easiest are easy and the hardest tough, so that ten questions on it are of each. */
function levelled(facts: readonly ToldFact[]): ToldFact[] {
  const ranks = facts.toSorted((one, other) => levelOf(one) - levelOf(other))
  const outer = Math.round(0.3 * facts.length)
  return ranks.map((fact, rank) => {
    if (rank < outer) return { ...fact, difficulty: 'easy' }
    return { ...fact, difficulty: rank < facts.length - outer ? 'medium' : 'tough' }
  })
}

function levelOf({ difficulty }: ToldFact): number {
  return DIFFICULTIES.indexOf(difficulty)
}

/** What its value comes to, as figures in English; not a number where it isn't one. */
export function numberIn([, , , value]: Fact): number {
  return Number(value.replace('−', '-').replaceAll(',', ''))
}

/** A template with the subject that it has in square brackets, or without. */
function withSubject(template: string, isSaid: boolean): string {
  return template.replace(/\[(.*?)\]/g, isSaid ? '$1' : '')
}

/** The values of the facts, and what else could be one, by what they are. */
function valuesByKind({ facts, decoys = [] }: Relation, locale: Locale): Map<string | undefined, string[]> {
  const values = [
    ...facts.map((fact) => ({ value: wordsOf(fact, locale).value, kind: fact[5]?.kind })),
    ...decoys.map(([en, fr, kind]) => ({ value: locale === 'en' ? en : fr, kind })),
  ]
  return new Map(
    [...Map.groupBy(values, ({ kind }) => kind)].map(([kind, of]) => [kind, of.map(({ value }) => value)]),
  )
}

interface Words {
  entity: string
  value: string
  accepts: readonly string[]
}

function wordsOf([, entityEn, entityFr, valueEn, valueFr, accepts]: Fact, locale: Locale): Words {
  return locale === 'en'
    ? { entity: entityEn, value: valueEn, accepts: accepts?.en ?? [] }
    : { entity: entityFr, value: valueFr, accepts: accepts?.fr ?? [] }
}

/**
 * French words in a template may carry the preposition it needs («\u00a0d’Italie\u00a0», «\u00a0du fer\u00a0»). As an answer they stand
 * alone: with their article, or bare.
 */
function standingAlone(words: readonly string[], locale: Locale): string[] {
  if (locale !== 'fr' || !words.every((word) => PREPOSITION.test(word))) return [...words]
  return words.map((word) =>
    word
      .replace(/^(du|au) /, 'le ')
      .replace(/^(des|aux) /, 'les ')
      .replace(/^(de|à) (?=la |l’)/, '')
      .replace(/^(de |à |d’)/, ''),
  )
}

const PREPOSITION = /^(de |du |des |d’|à |au |aux )/
