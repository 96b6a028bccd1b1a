import { LOCALES, type Locale } from '@probant/contract/locales'
import { DIFFICULTIES } from '@probant/contract/questions/form'
import { type KnowledgeSource, randomFrom, seededRandom, toldFacts, toldGroups } from '@probant/knowledge'
import { describe, expect, it } from 'vitest'
import { readSubjects } from '../../../../../knowledge/src/subjects/all.ts'
import { GENERATED_TYPES, generatedKind } from '../kinds/index.ts'
import type { Candidate } from '../provider.ts'
import { dealFrom } from './deal.ts'
import { questionAbout, questionOn } from './from-facts.ts'

// All of them together are only what each of them is.
const subjects = (await readSubjects()).filter(({ id }) => id !== 'everything')

describe.each(subjects)('the questions about $id', (subject) => {
  it.each(LOCALES)('are written as people write (%s)', async (locale) => {
    const faults = new Set<string>()
    for (const question of questionsFrom(await subject.load(), locale))
      for (const text of textsOf(question))
        for (const [name, fault] of Object.entries(FAULTS[locale]))
          if (fault(text)) faults.add(`${name}: ${text.said}`)
    expect([...faults]).toEqual([])
  })
})

interface Text {
  said: string
  isSentence: boolean
}

type Faults = Record<string, (text: Text) => boolean>

/** A formula, code and what has capitals within may begin small. */
const OWN_CASE = /^(?:\p{Ll}(?:[²³′]|\(| ?[=+−×÷]| <)|\p{Ll}+(?:\p{Lu}|[(_.]\S))/u

const COMMON: Faults = {
  'begins without a capital': ({ said, isSentence }) =>
    isSentence && /^[“«\s]*\p{Ll}/u.test(said) && !OWN_CASE.test(said),
  'code with a capital': ({ said }) => /^(?!O\()\p{Lu}\p{Ll}*(?:\(\)|_\p{Ll}|\.\p{Ll})/u.test(said),
  'no number is −0': ({ said }) => /(?<![\d)a-z]\s?)[−-]\s?0(?![\d:]|[.,]\d)/.test(said),
  'a whole number is no fraction': ({ said }) =>
    [...said.matchAll(/(?<![\d/#])(\d+)\/(\d+)(?![\d/])/g)].some(
      ([, over, under]) => Number(under) > 0 && Number(over) % Number(under) === 0,
    ),
  'a word is missing': ({ said }) => /\{\w*\}|undefined|NaN| {2}/.test(said),
}

const FAULTS: Record<Locale, Faults> = {
  en: COMMON,
  fr: {
    ...COMMON,
    // Before an h only where it is surely mute; « onze » is spoken apart.
    'does not elide': ({ said }) =>
      /(?<![\p{L}’-])(?:[dlnsjmt]e|la|que|jusque|lorsque|puisque|D[e]|L[ea]|Que) (?!onz|A(?!\p{L}))(?:[aeiouàâéèêëîïôûœAEIOUÀÂÉÈÊÎÔŒ]|h(?:abit|umect|umain|omme|istoire|iver|eure|uile|ygi|ydro|ôp))/u.test(
        said,
      ),
    'does not shorten « si il »': ({ said }) => /(?<!\p{L})si ils?(?!\p{L})/iu.test(said),
  },
}

/** Every fact in every type, and of exercises a good handful. */
function* questionsFrom(source: KnowledgeSource, locale: Locale): Generator<Candidate> {
  if (source.kind === 'mixed') for (const part of source.sources) yield* questionsFrom(part, locale)
  else if (source.kind === 'facts') {
    const random = seededRandom(7)
    // Whatever chance decides, once so and once otherwise.
    const ways = [0.2, 0.8].map((chance) => randomFrom(() => chance))
    for (const fact of toldFacts(source, locale))
      for (const type of GENERATED_TYPES)
        for (const [index, way] of (generatedKind({ type }).asks ? ways.slice(0, 1) : ways).entries()) {
          const question = questionAbout(fact, { type, isTrue: index === 0 }, way)
          if (question) yield question
        }
    for (const group of toldGroups(source, locale))
      for (const type of GENERATED_TYPES)
        for (const difficulty of DIFFICULTIES) {
          const question = questionOn(group, { type, difficulty }, { locale, random, isFree: () => true })
          if (question) yield question
        }
  } else
    for (const difficulty of DIFFICULTIES)
      for (const type of GENERATED_TYPES) {
        const deal = dealFrom(source, locale, seededRandom(7))
        for (let number = 0; number < 30; number++) {
          const question = deal({ type, difficulty, isTrue: number % 2 === 0 })
          if (question) yield question
        }
      }
}

function textsOf(question: Candidate): Text[] {
  const sentences = [
    question.title,
    question.explanation,
    ...(question.type === 'open' ? [question.guidance] : []),
  ]
  const answers =
    question.type === 'open' || question.type === 'fill_in'
      ? []
      : (generatedKind(question).answersOf?.(question) ?? [])
  return [
    ...sentences.map((said) => ({ said, isSentence: true })),
    ...answers.map((said) => ({ said, isSentence: false })),
  ]
}
