import type { Locale } from '@probant/contract/locales'
import {
  capitalised,
  type FactSource,
  fill,
  type Random,
  type ToldFact,
  toldFacts,
  wrongAnswers,
} from '@probant/knowledge'
import type { Candidate, Slot } from '../provider.ts'
import type { Deal } from './deal.ts'

/** Each fact is asked about once, and the relations take turns: ten questions are not ten of one kind. */
export function dealFacts(source: FactSource, locale: Locale, random: Random): Deal {
  const left = new Map(random.shuffled(toldFacts(source, locale)).map((fact) => [fact.key, fact]))
  const dealt = new Map<number, number>()
  const timesAsked = ({ relation }: ToldFact) => dealt.get(relation.index) ?? 0
  return ({ type, difficulty, isTrue }) => {
    const fitting = [...left.values()].filter((fact) => fact.difficulty === difficulty)
    for (const fact of fitting.sort((one, other) => timesAsked(one) - timesAsked(other))) {
      const question = questionAbout(fact, { type, isTrue }, random)
      if (!question) continue
      left.delete(fact.key)
      dealt.set(fact.relation.index, timesAsked(fact) + 1)
      return question
    }
  }
}

/** A question of that type about the fact; nothing where the fact doesn't lend itself to it. */
export function questionAbout(
  fact: ToldFact,
  { type, isTrue }: Pick<Slot, 'type' | 'isTrue'>,
  random: Random,
): Candidate | undefined {
  const { relation, entity, value, difficulty } = fact
  const base = {
    difficulty,
    explanation: fill(relation.statement, { entity, value }, relation),
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
      return { ...base, type, ...claimAbout(fact, isTrue ?? random.next() < 0.5, random) }
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
            title: fill(relation.open, { entity, value }, relation),
            maxScore: MAX_SCORES[difficulty],
            guidance: base.explanation,
          }
  }
}

const MAX_SCORES = { easy: 3, medium: 5, tough: 8 }

function choiceAbout({ relation, entity, name, value, alike }: ToldFact, random: Random) {
  const forward = { title: relation.forward, asked: 'value', correct: value, pool: alike }
  const reverse = relation.reverse && {
    title: relation.reverse,
    asked: 'entity',
    correct: name,
    pool: relation.names,
  }
  const { title, asked, correct, pool } = reverse && random.next() < 0.5 ? reverse : forward
  const wrong = wrongAnswers(correct, pool, random)
  const shown = (answer: string) => (relation.verbatim.includes(asked) ? answer : capitalised(answer))
  return (
    wrong && {
      title: fill(title, { entity, value }, relation),
      correct: shown(correct),
      wrong: wrong.map(shown),
    }
  )
}

/** True, or false by the value of another fact of the same kind. */
function claimAbout({ relation, entity, value, alike }: ToldFact, isTrue: boolean, random: Random) {
  const wrong = wrongAnswers(value, alike, random)
  const claimed = isTrue || !wrong ? value : random.pick(wrong)
  return { title: fill(relation.statement, { entity, value: claimed }, relation), isTrue: claimed === value }
}

function gapIn({ relation, entity, name, value, accepts }: ToldFact) {
  if (relation.fillIn === 'value') {
    return { title: fill(relation.forward, { entity }, relation), accepted: variants(value, accepts) }
  }
  if (relation.fillIn !== 'entity' || !relation.reverse) return undefined
  return { title: fill(relation.reverse, { value }, relation), accepted: variants(name, accepts) }
}

/** With and without the article: both are right. */
function variants(answer: string, accepts: readonly string[]): string[] {
  const bare = answer.replace(/^(the |an? |le |la |les |l’|une? |des )/i, '')
  return [...new Set([answer, bare, ...accepts])]
}
