import type { Locale } from '@probant/contract/locales'
import { type FactSource, fill, type Random, type ToldFact, toldFacts } from '@probant/knowledge'
import { generatedKind } from '../kinds/index.ts'
import type { Candidate, Slot } from '../provider.ts'
import type { Deal } from './deal.ts'

/** Each fact is asked about once, and the relations take turns: ten questions are not ten of one kind. */
export function dealFacts(source: FactSource, locale: Locale, random: Random): Deal {
  const left = new Map(random.shuffled(toldFacts(source, locale)).map((fact) => [fact.key, fact]))
  const dealt = new Map<number, number>()
  const asked = new Set<string | undefined>()
  const timesAsked = ({ relation }: ToldFact) => dealt.get(relation.index) ?? 0
  return ({ type, difficulty, isTrue }) => {
    const fitting = [...left.values()].filter((fact) => fact.difficulty === difficulty)
    for (const fact of fitting.sort((one, other) => timesAsked(one) - timesAsked(other))) {
      const question = questionAbout(fact, { type, isTrue }, random)
      if (!question || asked.has(question.fact)) continue
      asked.add(question.fact)
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
  const { explanation } = base
  const asked = generatedKind({ type }).fromFact?.(fact, { isTrue, explanation, random })
  return asked && ({ ...base, type, ...asked } as Candidate)
}
