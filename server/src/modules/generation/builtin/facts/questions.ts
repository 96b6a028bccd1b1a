import type { Locale } from '@probant/contract/locales'
import type { Candidate, Slot } from '../../provider.ts'
import { wrongAnswers } from '../distractors.ts'
import type { Random } from '../random.ts'
import { capitalised, fill, standingAlone } from '../wording.ts'
import type { Fact, FactPack, Relation } from './pack.ts'

/** A fact within its relation, told in one language. */
export interface ToldFact {
  /** The same in both languages, for every question about it. */
  key: string
  difficulty: Slot['difficulty']
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

export function toldFacts(pack: FactPack, locale: Locale): ToldFact[] {
  return pack.relations.flatMap((relation, index) => {
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
}

/** A question of that type about the fact; nothing where the fact doesn't lend itself to it. */
export function questionAbout(fact: ToldFact, type: Slot['type'], random: Random): Candidate | undefined {
  const { relation, entity, value, difficulty } = fact
  const base = {
    difficulty,
    explanation: fill(relation.statement, { entity, value }),
    source: 'builtin:facts',
    sourceSentence: null,
    isPlainText: true as const,
    fact: fact.key,
  }
  switch (type) {
    case 'multiple_choice': {
      const choice = choiceAbout(fact, random)
      return choice && { ...base, type, ...choice }
    }
    case 'true_false':
      return { ...base, type, ...claimAbout(fact, random) }
    case 'fill_in': {
      const gap = gapIn(fact)
      return gap && { ...base, type, ...gap }
    }
    case 'open':
      return relation.open === undefined
        ? undefined
        : {
            ...base,
            type,
            title: fill(relation.open, { entity, value }),
            maxScore: MAX_SCORES[difficulty],
            guidance: base.explanation,
          }
  }
}

const MAX_SCORES = { easy: 3, medium: 5, tough: 8 }

function choiceAbout({ relation, entity, name, value }: ToldFact, random: Random) {
  const forward = { title: relation.forward, correct: value, pool: relation.values }
  const reverse = relation.reverse && {
    title: relation.reverse,
    correct: name,
    pool: relation.names,
  }
  const { title, correct, pool } = reverse && random.next() < 0.5 ? reverse : forward
  const wrong = wrongAnswers(correct, pool, random)
  return (
    wrong && {
      title: fill(title, { entity, value }),
      correct: capitalised(correct),
      wrong: wrong.map(capitalised),
    }
  )
}

/** True, or false by the value of another fact of the same kind. */
function claimAbout({ relation, entity, value }: ToldFact, random: Random) {
  const wrong = wrongAnswers(value, relation.values, random)
  const isTrue = !wrong || random.next() < 0.5
  const claimed = isTrue ? value : random.pick(wrong)
  return { title: fill(relation.statement, { entity, value: claimed }), isTrue }
}

function gapIn({ relation, entity, name, value, accepts }: ToldFact) {
  if (relation.fillIn === 'value') {
    return { title: fill(relation.forward, { entity }), accepted: variants(value, accepts) }
  }
  if (relation.fillIn !== 'entity' || !relation.reverse) return undefined
  return { title: fill(relation.reverse, { value }), accepted: variants(name, accepts) }
}

/** With and without the article: both are right. */
function variants(answer: string, accepts: readonly string[]): string[] {
  const bare = answer.replace(/^(the |an? |le |la |les |l’|une? |des )/i, '')
  return [...new Set([answer, bare, ...accepts])]
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
