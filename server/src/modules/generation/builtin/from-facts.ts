import type { Locale } from '@probant/contract/locales'
import {
  type FactSource,
  fill,
  type Random,
  type ToldFact,
  type ToldGroup,
  toldFacts,
  toldGroups,
} from '@probant/knowledge'
import { generatedKind } from '../kinds/index.ts'
import type { GroupParts } from '../kinds/kind.ts'
import type { Candidate, Slot } from '../provider.ts'
import type { Deal } from './deal.ts'

/** Each fact is asked about once, and the relations take turns: ten questions are not ten of one kind. */
export function dealFacts(
  source: FactSource,
  locale: Locale,
  random: Random,
  askedBefore: ReadonlySet<string>,
): Deal {
  const left = new Map(random.shuffled(toldFacts(source, locale)).map((fact) => [fact.key, fact]))
  for (const key of askedBefore) left.delete(key)
  const dealt = new Map<number, number>()
  const asked = new Set<string | undefined>(askedBefore)
  const groups = new Set(
    random.shuffled(toldGroups(source, locale)).filter(({ key }) => !askedBefore.has(key)),
  )
  const timesAsked = ({ relation }: ToldFact) => dealt.get(relation.index) ?? 0
  return ({ type, difficulty, isTrue }) => {
    if (generatedKind({ type }).fromGroup) return nextGroup({ type, difficulty })
    const fitting = [...left.values()].filter((fact) => fact.difficulty === difficulty)
    for (const fact of fitting.sort((one, other) => timesAsked(one) - timesAsked(other))) {
      const question = questionAbout(fact, { type, isTrue }, random, (key) => left.has(key))
      if (!question || asked.has(question.fact)) continue
      asked.add(question.fact)
      for (const key of [fact.key, ...(question.alsoAbout ?? [])]) left.delete(key)
      dealt.set(fact.relation.index, timesAsked(fact) + 1)
      return question
    }
  }

  /** Each group is asked about once. */
  function nextGroup(slot: Pick<Slot, 'type' | 'difficulty'>): Candidate | undefined {
    for (const group of groups) {
      const question = questionOn(group, slot, { locale, random, isFree: (key) => left.has(key) })
      if (!question) continue
      groups.delete(group)
      for (const key of question.alsoAbout ?? []) left.delete(key)
      return question
    }
  }
}

/** A question of that type about the fact; nothing where the fact doesn't lend itself to it. */
export function questionAbout(
  fact: ToldFact,
  { type, isTrue }: Pick<Slot, 'type' | 'isTrue'>,
  random: Random,
  isFree: (key: string) => boolean = () => true,
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
  const asked = generatedKind({ type }).fromFact?.(fact, { isTrue, explanation, isFree, random })
  return asked && ({ ...base, type, ...asked } as Candidate)
}

/** The same about a group; nothing where too little of it is as hard to know as was asked for. */
export function questionOn(
  group: ToldGroup,
  { type, difficulty }: Pick<Slot, 'type' | 'difficulty'>,
  how: Omit<GroupParts, 'difficulty'>,
): Candidate | undefined {
  const base = {
    difficulty,
    explanation: '',
    source: 'builtin:facts',
    sourceSentence: null,
    isPlainText: true as const,
    fact: group.key,
  }
  const asked = generatedKind({ type }).fromGroup?.(group, { ...how, difficulty })
  return asked && ({ ...base, type, ...asked } as Candidate)
}
