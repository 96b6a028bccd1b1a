import type { Locale } from '@probant/contract/locales'
import { comparable } from '../comparable.ts'
import { staysWith, type Topic, topicOf, withTopic } from './antecedents.ts'
import { isNoStatement } from './fragments.ts'
import type { Clause, Grammar } from './grammar.ts'
import { pointsOut } from './pointing.ts'
import { isRemark } from './remarks.ts'
import { isSelfContained, withoutConnector, withoutLabel } from './self-contained.ts'

export interface Understood {
  /** The part that questions are about, without the full stop. */
  text: string
  /** As the document has it, with the sentences before it that a word of it points to. */
  source: string
  own: string
  clause: Clause | undefined
}

interface Context {
  subject: string
  plain: string
  grammar: Grammar
}

/** The sentences that can be understood by themselves, some of them with a name put for their first word. */
export function understood(all: readonly string[], { subject, plain, grammar }: Context): Understood[] {
  const { locale } = grammar
  let last: { topic: Topic; from: number } | undefined
  return all.flatMap((own, index) => {
    const isNext = plain.includes(`${all[index - 1]} ${own}`)
    const found = asItStands(own, index) ?? (isNext && last ? withNamed(own, index, last) : undefined)
    const topic = found && (found.topic ?? topicOf(found.text, found.clause, grammar))
    last = topic
      ? { topic, from: found.from }
      : isNext && last && staysWith(own, last.topic, locale)
        ? last
        : undefined
    if (!found || isRemark(found.text, locale)) return []
    return [
      { text: found.text, clause: found.clause, source: all.slice(found.from, index + 1).join(' '), own },
    ]
  })

  function asItStands(own: string, index: number): Reading | undefined {
    const text = usablePart(own, grammar)
    return text === undefined ? undefined : readingOf(text, index)
  }

  /** With what a pronoun at its beginning stands for, if that is sure. */
  function withNamed(
    own: string,
    index: number,
    { topic, from }: { topic: Topic; from: number },
  ): Reading | undefined {
    const text = index - from <= FURTHEST ? usablePart(own, grammar) : undefined
    const named = text && withTopic(text, topic, locale)
    const reading = named && named.length <= LONGEST ? readingOf(named, index) : undefined
    return reading && { ...reading, from, topic: stillAbout(reading, topic) }
  }

  function stillAbout({ text, clause }: Reading, topic: Topic): Topic | undefined {
    const next = topicOf(text, clause, grammar)
    return next && { ...topic, about: next.about }
  }

  function readingOf(text: string, index: number): Reading | undefined {
    const clause = grammar.clauseOf(text)
    const before = all.slice(0, index)
    const isClear =
      isSelfContained(text, { locale, before, subject, clause }) &&
      !pointsOut(text, { locale, subject, clause }) &&
      !isNoStatement(text, grammar) &&
      !isOneOfMany(clause, { subject, plain, locale }) &&
      !isOfAnother(text, clause, all[index - 1] ?? '')
    return isClear ? { text, clause, from: index, topic: undefined } : undefined
  }
}

interface Reading {
  text: string
  clause: Clause | undefined
  from: number
  topic: Topic | undefined
}

/** How many sentences back the name may stand. */
const FURTHEST = 3

/** `The tree gained 74 kilograms`: of a thing that the text tells a story about, and seldom names. */
function isOneOfMany(
  clause: Clause | undefined,
  { subject, plain, locale }: Omit<Context, 'grammar'> & { locale: Locale },
) {
  const noun = clause && SINGLE[locale].exec(clause.subject)?.[1]
  if (!noun || !TOLD[locale].test(clause.verb) || comparable(subject).includes(noun)) return false
  return plain.toLowerCase().split(noun).length - 1 < OFTEN
}

const OFTEN = 4
const SINGLE: Record<Locale, RegExp> = { en: /^The (\p{Ll}+)$/u, fr: /^(?:Le |La |L’|Les )(\p{Ll}+)$/u }
const TOLD: Record<Locale, RegExp> = {
  en: /^(?:was|were|had|\p{Ll}+ed)$/u,
  fr: /(?:\p{Ll}{2}(?:a|(?<!e)ut|èrent|irent|urent)|avait|avaient|était|étaient)$/u,
}

/** `Heezen dismissed her interpretation`, after a sentence about him and somebody else. */
function isOfAnother(text: string, clause: Clause | undefined, before: string): boolean {
  const name = clause && /\p{Lu}\p{Ll}+$/u.exec(clause.subject)?.[0]
  if (!name || !before.includes(name) || !/\b(?:her|his)\b/.test(text)) return false
  return /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(before.replace(new RegExp(`(?:\\p{Lu}\\S+ )*${name}`, 'u'), ''))
}

/** The first statement of a sentence, if it is neither too short nor too long. */
function usablePart(source: string, grammar: Grammar): string | undefined {
  const [first = ''] = source.split(/\s*;\s/)
  const bare = withoutConnector(first.replace(/\s*\([^)]*\)/g, '').replace(/\s*[.…]$/, ''), grammar.locale)
  const text = withoutLabel(bare, grammar)
  return text.length >= SHORTEST && text.length <= LONGEST ? text : undefined
}

const SHORTEST = 25
const LONGEST = 260
