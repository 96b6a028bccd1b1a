import type { Locale } from '@probant/contract/locales'
import type { Difficulty } from '@probant/contract/questions/form'
import type { FactSource } from '../source.ts'
import type { Fact, Relation } from './pack.ts'

/** A fact within its relation, told in one language. */
export interface ToldFact {
  /** The same in both languages, for every question about it. */
  key: string
  difficulty: Difficulty
  entity: string
  /** The entity as an answer. */
  name: string
  value: string
  accepts: readonly string[]
  relation: ToldRelation
}

interface ToldRelation {
  forward: string
  reverse?: string
  statement: string
  fillIn?: Relation['fillIn']
  open?: string
  names: readonly string[]
  values: readonly string[]
}

/** The facts that are meant. Their relations have the names and values of all, to stand as wrong answers. */
export function toldFacts({ pack, only }: Pick<FactSource, 'pack' | 'only'>, locale: Locale): ToldFact[] {
  const all = pack.relations.flatMap((relation, index) => {
    const words = relation.facts.map((fact) => wordsOf(fact, locale))
    const decoys = (relation.decoys ?? []).map(([en, fr]) => (locale === 'en' ? en : fr))
    const names = standingAlone(
      words.map(({ entity }) => entity),
      locale,
    )
    const told: ToldRelation = {
      forward: relation.forward[locale],
      reverse: relation.reverse?.[locale],
      statement: relation.statement[locale],
      fillIn: relation.fillIn,
      open: relation.open?.[locale],
      names,
      values: [...words.map(({ value }) => value), ...decoys],
    }
    return relation.facts.map((fact, place) => ({
      ...(words[place] as Words),
      name: names[place] as string,
      key: `${pack.id}/${index}/${fact[1]}`,
      difficulty: fact[0],
      relation: told,
    }))
  })
  return only ? all.filter(({ key }) => only.has(key)) : all
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
