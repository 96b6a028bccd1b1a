import type { Locale } from '@probant/contract/locales'
import { comparable } from '../../comparable.ts'
import { upperFirst } from '../first-letter.ts'
import { ofAnybody } from '../french/addressed.ts'
import type { Clause, Grammar } from '../grammar.ts'
import { staysWith, type Topic, topicOf, withTopic } from './antecedents.ts'
import { isNoStatement } from './fragments.ts'
import { pointsOut } from './pointing.ts'
import { isRemark } from './remarks.ts'
import { isSelfContained, withoutConnector, withoutLabel } from './self-contained.ts'
import { EXAMPLE } from './sentences.ts'

export interface Understood {
  /** The statement that questions are about, without the full stop. */
  text: string
  /** As the document has it, with the sentences before it that a word of it points to. */
  source: string
  /** The sentence, or the second statement in it. */
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
  return all.flatMap((own, index) =>
    own.split(BETWEEN_STATEMENTS).flatMap((part, at) => {
      const isNext = at > 0 || plain.includes(`${all[index - 1]} ${own}`)
      const text = usablePart(part, grammar)
      const found =
        text && (readingOf(text, index) ?? (isNext && last ? withNamed(text, index, last) : undefined))
      const topic = found ? (found.topic ?? topicOf(found.text, found.clause, grammar)) : namedIn(text)
      last = topic
        ? { topic, from: found ? found.from : index }
        : isNext && last && staysWith(own, last.topic, locale)
          ? last
          : undefined
      if (!found || isRemark(found.text, locale) || (at > 0 && (!found.clause || isTheirs(found)))) return []
      const source = all.slice(found.from, index + 1).join(' ')
      return [{ text: found.text, clause: found.clause, source, own: at > 0 ? part : own }]
    }),
  )

  /** Also a sentence that points elsewhere says what the next one is about. */
  function namedIn(text: string | undefined): Topic | undefined {
    const clause = text ? grammar.clauseOf(text) : undefined
    return text && clause && !clause.lead ? topicOf(text, clause, grammar) : undefined
  }

  /** With what a pronoun at its beginning stands for, if that is sure. */
  function withNamed(
    text: string,
    index: number,
    { topic, from }: { topic: Topic; from: number },
  ): Reading | undefined {
    const named = index - from <= FURTHEST ? withTopic(text, topic, locale) : undefined
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
      !isNoStatement(text, clause, grammar) &&
      !isOneOfMany(clause, { subject, plain, locale }) &&
      !isOfAnother(text, all[index - 1] ?? '') &&
      !isUnderLabel(all[index] ?? '', plain) &&
      !isOfThatTime(text, all[index] ?? '', { plain, locale })
    return isClear ? { text, clause, from: index, topic: undefined } : undefined
  }
}

/** A colon too, where an event of a year, a deed or somebody’s case follows. */
const BETWEEN_STATEMENTS =
  /\s*;\s|\s: (?=(?:en|dès|vers) (?:\p{Ll}+ )?\d{4}, |l’\p{Lu}\p{Ll}+ \p{Lu}|(?:M\.|Mme|Mlle) \p{Lu})/u

/** `La Ligue naît de leur combat`, after a semicolon: theirs of whom its first half speaks. */
function isTheirs({ text, clause }: Reading): boolean {
  return clause?.isPlural === false && /(?<!\p{L})leurs?(?!\p{L})/u.test(text)
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

/** `Workers were paid twice a day`: where and when was said before, if it was. */
function isOfThatTime(
  text: string,
  own: string,
  { plain, locale }: { plain: string; locale: Locale },
): boolean {
  if (!PAST[locale].test(text) || NAMED_OR_DATED.test(text)) return false
  const at = plain.indexOf(own)
  return YEAR.test(plain.slice(plain.lastIndexOf('\n', at) + 1, at))
}

const YEAR = /(?<![\d,])(?:1\d{3}|20\d{2})(?![\d,])/
const NAMED_OR_DATED = /(?<=.)\p{Lu}|(?<![\d,])\d{4}(?![\d,])|centur|siècle/u
const PAST: Record<Locale, RegExp> = {
  en: /^(?!.*\b(?:is|are|has|have|can|may|must)\b)(?=.*\b(?:was|were|had|\p{Ll}{3,}ed|fell|rose|became|made|cost)\b)/u,
  fr: /^(?!.*(?<!\p{L})(?:est|sont|peut|doit|a|ont)(?!\p{L})).*(?<!\p{L})(?:était|étaient|fut|furent|avait|avaient|\p{Ll}{3,}(?:èrent|irent|urent|aient))(?!\p{L})/u,
}

/** `Heezen dismissed her interpretation`, after a sentence about him and somebody else. */
function isOfAnother(text: string, before: string): boolean {
  const name = /^(?:\p{Lu}\S+ )*(\p{Lu}\p{Ll}+)(?= )/u.exec(text)?.[1]
  if (!name || !before.includes(name) || !/\b(?:her|his)\b/.test(text)) return false
  return /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(before.replace(new RegExp(`(?:\\p{Lu}\\S+ )*${name}`, 'u'), ''))
}

/** `Divergent. Plates move apart`: what it is true of is said by the label alone. */
function isUnderLabel(own: string, plain: string): boolean {
  const at = plain.indexOf(own)
  return LABEL.test(plain.slice(plain.lastIndexOf('\n', at) + 1, at))
}

const LABEL = /^\p{Lu}[\p{L}-]+(?: \p{Ll}+)?\. $/u

/** A statement, if it is neither too short nor too long. */
function usablePart(part: string, grammar: Grammar): string | undefined {
  const bare = withoutConnector(
    part
      .replace(/\s*\([^)]*\)/g, '')
      .replace(EXAMPLE[grammar.locale], '')
      .replace(/\s*[.…]$/, ''),
    grammar.locale,
  )
  const text = withoutOpening(withoutLabel(bare, grammar), grammar).replace(ABOUT_IT[grammar.locale], '')
  const own = grammar.locale === 'fr' ? withoutTime(ofAnybody(text) ?? text, grammar) : text
  return own.length >= SHORTEST && own.length <= LONGEST ? own : undefined
}

/** `Deux jours plus tard, le journal L’Aurore publie …`: it is true without the day, where it names what it is about. */
function withoutTime(text: string, { clauseOf }: Grammar): string {
  const rest = upperFirst(text.replace(THAT_TIME, ''))
  const clause = rest === text ? undefined : clauseOf(rest)
  return clause && /(?<=.)\p{Lu}|^\p{Lu}(?!’)\p{Ll}+$/u.test(clause.subject) ? rest : text
}

const THAT_TIME =
  /^(?:(?:\p{L}+ )?\p{L}+ (?:ans?|années?|jours?|mois|semaines?|siècles?|heures?) (?:plus tard|après)|Dès lors|Peu après|À ce moment|Au siècle suivant|L’année suivante|Le lendemain|Entre-temps|Par la suite|Alors|Puis|Plus tard), /u

/** `Laptops are encrypted, and this must not be switched off`: the first half stands alone. */
const ABOUT_IT: Record<Locale, RegExp> = {
  en: /(?<=^.{25,}), (?:and|but) (?:this|these) .*$/,
  fr: /(?<=^.{25,}), (?:et|mais) (?:cet|cette|ces|cela) .*$/,
}

/** `Née aux États-Unis, où …, la méthode HACCP consiste à …`: of a long sentence only what it comes to. */
function withoutOpening(text: string, { locale, clauseOf }: Grammar): string {
  if (locale === 'en' || text.length < LONG || !/^\p{Lu}\p{Ll}*ée?s?(?!\p{L})/u.test(text)) return text
  for (const { index } of text.matchAll(/, (?=(?:les? |la |l’)\p{Ll})/gu)) {
    const rest = upperFirst(text.slice(index + 2))
    const clause = clauseOf(rest)
    if (clause && !clause.apposition) return rest
  }
  return text
}

const LONG = 150
export const SHORTEST = 25
export const LONGEST = 260
