import { ANSWER_MAX } from '@probant/contract/limits'
import type { Locale } from '@probant/contract/locales'
import { DIFFICULTIES, type Difficulty } from '@probant/contract/questions/form'
import type { KeptContent } from '@probant/kinds'
import { areDistinctAnswers } from '@probant/kinds/fields'
import { OTHERS_MAX, PAIRS_MAX } from '@probant/kinds/limits'
import { capitalised, comparable, type MatchedFact, type Random, type ToldFact } from '@probant/knowledge'
import { z } from 'zod'
import { filled } from '../model/fields.ts'
import type { Candidate } from '../provider.ts'
import { inSequence, LETTERS, lettered } from './blind.ts'
import type { FactParts, GeneratedKind } from './kind.ts'

type Made = Extract<Candidate, { type: 'matching' }>
type Kept = Extract<KeptContent, { type: 'matching' }>

export const matching: GeneratedKind<Made, Kept> = {
  fields: {
    pairs: z.array(z.object({ left: filled(ANSWER_MAX), right: filled(ANSWER_MAX) })),
    others: z.array(filled(ANSWER_MAX)).default([]),
  },
  told: {
    en: 'matching: "title" says what is to be matched with what, "pairs" lists four to six pairs: "left" and the one "right" that belongs to it. All on the left are of one kind, all on the right too, and short; no right one would also fit another left one, and none repeats a word of its left one. "others" lists up to two further answers of the same kind that fit none.',
    fr: 'matching\u00a0: «\u00a0title\u00a0» dit quoi associer à quoi, «\u00a0pairs\u00a0» énumère quatre à six paires\u00a0: «\u00a0left\u00a0» et le seul «\u00a0right\u00a0» qui lui correspond. Tous les éléments de gauche sont de même nature, ceux de droite aussi, et courts\u00a0; aucun élément de droite ne conviendrait à un autre de gauche, ni ne reprend un mot de celui de gauche. «\u00a0others\u00a0» énumère au plus deux autres réponses de même nature qui ne conviennent à aucun.',
  },

  malformation({ pairs, others }) {
    const [lefts, rights] = [pairs.map(({ left }) => left), pairs.map(({ right }) => right)]
    const isFit = pairs.length >= FEWEST && pairs.length <= PAIRS_MAX && others.length <= OTHERS_MAX
    if (!isFit || [...lefts, ...rights, ...others].some((text) => !text.trim())) return 'malformed'
    return areDistinctAnswers(lefts) && areDistinctAnswers([...rights, ...others])
      ? undefined
      : 'answers_not_distinct'
  },
  answersOf: bothSides,
  asks: ({ pairs }) => pairs.map(({ left }) => left),
  asksIn: ({ pairs }) => pairs.map(({ text }) => text),
  shows: bothSides,
  showsIn: ({ pairs, choices }) => [...pairs, ...choices].map(({ text }) => text),
  // Whoever reads the pair need not know it.
  givesItselfAway: ({ pairs }, isWithin) => pairs.some(({ left, right }) => isWithin(right, left)),

  blind({ pairs, others }, random) {
    const rights = random.shuffled([...pairs.map(({ right }) => right), ...others])
    const lefts = pairs.map(({ left }, index) => `${index + 1}. ${left}`).join('\n')
    const letters = pairs.map(({ right }) => LETTERS.charAt(rights.indexOf(right)))
    return { form: 'pairs', ...inSequence(`${lefts}\n\n${lettered(rights)}`, letters) }
  },

  written: ({ pairs, others }, { markdown }) => ({
    pairs: pairs.map(({ left, right }) => ({ left: markdown(left), right: markdown(right) })),
    others: others.map(markdown),
  }),

  fromFact: (fact, how) => matchingAround(fact, how),
}

function bothSides({ pairs, others }: Pick<Made, 'pairs' | 'others'>): string[] {
  return [...pairs.flatMap(({ left, right }) => [left, right]), ...others]
}

const FEWEST = 3

/** How many pairs there are, and further answers, by how hard it should be. */
const COUNTS: Record<Difficulty, { pairs: number; others: number }> = {
  easy: { pairs: 4, others: 0 },
  medium: { pairs: 5, others: 1 },
  tough: { pairs: 6, others: 2 },
}
const FEWEST_FOUND = 4

/** The fact among others of its relation, those first that are about as hard to know. */
function matchingAround({ key, difficulty, relation, alike }: ToldFact, { isFree, random }: FactParts) {
  const { match, matched = [] } = relation
  const own = matched.find((one) => one.key === key)
  if (!match || !own || givesAway(own)) return undefined
  const { pairs, others } = COUNTS[difficulty]
  const chosen: MatchedFact[] = [own]
  for (const one of byNearness(matched, difficulty, random))
    if (chosen.length < pairs && isFree(one.key) && fits(one, chosen)) chosen.push(one)
  if (chosen.length < FEWEST_FOUND) return undefined

  const taken = new Set(chosen.map(({ value }) => comparable(value)))
  const left = [...new Map(alike.map((value) => [comparable(value), value]))].filter(
    ([same]) => !taken.has(same),
  )
  const shown = (side: string, text: string) => (relation.verbatim.includes(side) ? text : capitalised(text))
  return {
    title: match,
    pairs: random
      .shuffled(chosen)
      .map(({ name, value }) => ({ left: shown('entity', name), right: shown('value', value) })),
    others: random
      .shuffled(left)
      .slice(0, others)
      .map(([, value]) => shown('value', value)),
    explanation: explained(
      chosen.map(({ name, value }) => `${name} → ${value}`),
      relation.locale,
    ),
    alsoAbout: chosen.flatMap((one) => (one === own ? [] : one.key)),
  }
}

/** In an order that the same pairs always have: by this it is known again where only this is known of it. */
function explained(pairs: readonly string[], locale: Locale): string {
  const sorted = pairs.toSorted((one, other) => one.localeCompare(other, locale))
  return {
    en: `These belong together: ${sorted.join('; ')}.`,
    fr: `Vont ensemble\u00a0: ${sorted.join('\u00a0; ')}.`,
  }[locale]
}

/** Another value of the same kind, for something else; what shares its value with another would fit both. */
function fits(one: MatchedFact, chosen: readonly MatchedFact[]): boolean {
  return (
    !givesAway(one) &&
    chosen.every(
      ({ name, value, kind }) =>
        kind === one.kind &&
        comparable(name) !== comparable(one.name) &&
        comparable(value) !== comparable(one.value),
    )
  )
}

/** Whoever knows nothing finds `Tunis` for `Tunisia`. */
function givesAway({ name, value }: MatchedFact): boolean {
  const [left, right] = [name, value].map((text) => comparable(text).split(' ').filter(isLong)) as [
    string[],
    string[],
  ]
  return left.some((word) => right.some((other) => word.includes(other) || other.includes(word)))
}

function isLong(word: string): boolean {
  return word.length > 3
}

/** As hard as that first, then easier; in an easy one somewhat harder ones, because fewer are left at the end. */
function byNearness(facts: readonly MatchedFact[], difficulty: Difficulty, random: Random): MatchedFact[] {
  const level = (one: Difficulty) => DIFFICULTIES.indexOf(one)
  const distance = (one: MatchedFact) => Math.abs(level(one.difficulty) - level(difficulty))
  const highest = Math.max(level(difficulty), level('medium'))
  return random
    .shuffled(facts.filter((one) => level(one.difficulty) <= highest))
    .sort((one, other) => distance(one) - distance(other))
}
