import { answerInStem } from '@probant/contract/item-writing/answer-in-stem'
import { ANSWER_MAX } from '@probant/contract/limits'
import type { Locale } from '@probant/contract/locales'
import { DIFFICULTIES, type Difficulty } from '@probant/contract/questions/form'
import type { KeptContent } from '@probant/kinds'
import { areDistinctAnswers } from '@probant/kinds/fields'
import { OPTIONS_MAX } from '@probant/kinds/limits'
import {
  type Choice,
  capitalised,
  fill,
  type GroupItem,
  type Random,
  type ToldGroup,
} from '@probant/knowledge'
import { z } from 'zod'
import { filled, whyWrong } from '../model/fields.ts'
import type { Candidate } from '../provider.ts'
import { amongOptions } from './blind.ts'
import type { ChoiceParts, GeneratedKind, GroupParts } from './kind.ts'

type Made = Extract<Candidate, { type: 'choices' }>
type Kept = Extract<KeptContent, { type: 'choices' }>

export const choices: GeneratedKind<Made, Kept> = {
  fields: { right: z.array(filled(ANSWER_MAX)), wrong: z.array(filled(ANSWER_MAX)), whyWrong },
  told: {
    en: 'choices: "title" asks which of several things are so, in the plural and without saying how many, "right" lists two to four right answers, "wrong" two to four wrong ones. All are different, alike in length, grammar and kind; no expert would doubt of any of them whether it is right. Never "all of the above", "none of the above" or the like.',
    fr: 'choices\u00a0: «\u00a0title\u00a0» demande lesquelles de plusieurs réponses conviennent, au pluriel et sans dire combien, «\u00a0right\u00a0» énumère deux à quatre bonnes réponses, «\u00a0wrong\u00a0» deux à quatre mauvaises. Toutes sont différentes, semblables par la longueur, la grammaire et la nature\u00a0; aucun expert n’hésiterait sur aucune d’elles. Jamais «\u00a0toutes les réponses\u00a0», «\u00a0aucune de ces réponses\u00a0» ou l’équivalent.',
  },

  malformation({ right, wrong }) {
    const all = [...right, ...wrong]
    const isFit = right.length >= 2 && wrong.length >= 1 && all.length <= OPTIONS_MAX
    if (!isFit || all.some((answer) => !answer.trim())) return 'malformed'
    return areDistinctAnswers(all) ? undefined : 'answers_not_distinct'
  },
  answersOf: ({ right, wrong }) => [...right, ...wrong],
  asks: ({ right }) => right,
  asksIn: rightIn,
  givesItselfAway: ({ title, right, wrong }, isWithin) =>
    right.some((answer) => isWithin(answer, title)) && !wrong.some((answer) => isWithin(answer, title)),
  rightOf: ({ right }) => right,
  rightIn,

  blind: ({ right, wrong }, random) => ({
    form: 'letters',
    ...amongOptions(
      [...right, ...wrong].map((text, index) => ({ text, isRight: index < right.length })),
      random,
    ),
  }),

  written({ right, wrong }, { markdown, random }) {
    const options = [...right, ...wrong].map((text, index) => ({
      text: markdown(text),
      isCorrect: index < right.length,
    }))
    return { options: random.shuffled(options), isSingle: false, partial: false }
  },

  fromGroup: someOf,
  fromChoice: allOf,
}

function rightIn({ options }: Kept): string[] {
  return options.filter(({ isCorrect }) => isCorrect).map(({ text }) => text)
}

/** How many answers there are, by how hard it should be, and how many of them are right. */
const COUNTS: Record<Difficulty, number> = { easy: 4, medium: 5, tough: 6 }
const [FEWEST_RIGHT, MOST_RIGHT] = [2, 4]

/** Some of its members among others. One of them at least is as hard to know as that, and none is harder. */
function someOf(group: ToldGroup, { difficulty, locale, isFree, random }: GroupParts) {
  const level = (item: { difficulty: Difficulty }) => DIFFICULTIES.indexOf(item.difficulty)
  const known = (items: readonly GroupItem[]) =>
    random
      .shuffled(items.filter((item) => level(item) <= level({ difficulty })))
      .sort((one, other) => level(other) - level(one))
  const members = group.members.filter(({ fact }) => !fact || isFree(fact))
  const chosen = drawn(known(members), known(group.others), COUNTS[difficulty], random)
  if (!chosen) return undefined
  const { right, wrong } = chosen
  const all = [...right, ...wrong]
  if (!all.some((item) => item.difficulty === difficulty)) return undefined
  const answers = all.map(({ name }, index) => ({ text: name, isCorrect: index < right.length }))
  // What the right ones alone share with the question gives them away.
  if (answerInStem({ type: 'choices', language: locale, title: group.question, answers })) return undefined
  const shown = ({ name }: GroupItem) => (group.isVerbatim ? name : capitalised(name))
  return {
    title: group.question,
    right: right.map(shown),
    wrong: wrong.map(shown),
    explanation: explained(
      right.map(({ name }) => name),
      locale,
    ),
    // What the wrong ones are it doesn’t say.
    alsoAbout: right.flatMap(({ fact }) => fact ?? []),
  }
}

/** Those of several that are right. */
function allOf({ difficulty, entity, right, wrong }: Choice, { source, locale, random }: ChoiceParts) {
  const names = (all: readonly Record<Locale, string>[]) => random.shuffled(all.map((name) => name[locale]))
  const chosen = drawn(names(right), names(wrong), COUNTS[difficulty], random)
  return (
    chosen && {
      title: fill(source.questionOnAll[locale], { entity: entity[locale] }, { locale }),
      right: chosen.right.map(capitalised),
      wrong: chosen.wrong.map(capitalised),
      explanation: explained(chosen.right, locale),
    }
  )
}

/** So many of both, the first of each. How many are right is for nobody to foresee, and one at least is wrong. */
function drawn<Item>(right: readonly Item[], wrong: readonly Item[], count: number, random: Random) {
  const fewest = Math.max(FEWEST_RIGHT, count - wrong.length)
  const most = Math.min(MOST_RIGHT, right.length, count - 1)
  if (most < fewest) return undefined
  const rightCount = fewest + random.below(most - fewest + 1)
  return { right: right.slice(0, rightCount), wrong: wrong.slice(0, count - rightCount) }
}

/** In an order that the same answers always have: by this it is known again where only this is known of it. */
function explained(names: readonly string[], locale: Locale): string {
  const sorted = names.toSorted((one, other) => one.localeCompare(other, locale))
  const list = new Intl.ListFormat(LISTS[locale]).format(sorted)
  return { en: `The right answers are: ${list}.`, fr: `Les bonnes réponses sont\u00a0: ${list}.` }[locale]
}

const LISTS: Record<Locale, string> = { en: 'en-GB', fr: 'fr' }
