import type { Locale } from '@probant/contract/locales'
import { elided } from '../../elision.ts'
import { lowerFirst, upperFirst } from '../first-letter.ts'
import { genderOf } from '../french/words.ts'
import type { Clause, Grammar } from '../grammar.ts'
import { contentWords } from '../terms/content-words.ts'

/**
 * The statement with the two things exchanged that it tells apart: what becomes of what, from where to where, what rather
 * than what, and two that it compares.
 */
export function exchanged(text: string, grammar: Grammar): string | undefined {
  const { locale } = grammar
  return compared(text, grammar) ?? turned(text, locale)
}

/** `Respiration releases energy, whereas photosynthesis stores it`: each has what is said of the other. */
function compared(text: string, { locale, clauseOf, midSentence }: Grammar): string | undefined {
  const [match] = [...text.matchAll(WHEREAS[locale])]
  if (!match) return locale === 'fr' ? opposed(text, clauseOf) : undefined
  const one = clauseOf(text.slice(0, match.index))
  const other = clauseOf(upperFirst(text.slice(match.index + match[0].length)))
  if (!one || !other || one.lead || other.lead || one.apposition || other.apposition) return undefined
  if (one.isPlural !== other.isPlural || one.gender !== other.gender) return undefined
  if (PRONOUN[locale].test(one.subject) || PRONOUN[locale].test(other.subject)) return undefined
  if (!areTwo(one.subject, other.subject)) return undefined
  const said = midSentence(one.subject)
  const link = locale === 'fr' ? elided(match[0].replace(/qu’$/, 'que '), said) : match[0]
  return `${upperFirst(other.subject)} ${one.verb} ${one.rest}${link}${said} ${other.verb} ${other.rest}`
}

/** `Là où le réaliste observe, le naturaliste expérimente` */
function opposed(text: string, clauseOf: Grammar['clauseOf']): string | undefined {
  const { one = '', other = '' } = WHERE.exec(text)?.groups ?? {}
  const [first, second] = [clauseOf(upperFirst(one)), clauseOf(upperFirst(other))]
  if (!first || !second || first.isPlural !== second.isPlural || first.gender !== second.gender)
    return undefined
  if (PRONOUN.fr.test(second.subject) || !areTwo(first.subject, second.subject)) return undefined
  const said = ({ verb, rest }: Clause) => `${verb} ${rest}`.trimEnd()
  return `Là où ${lowerFirst(second.subject)} ${said(first)}, ${lowerFirst(first.subject)} ${said(second)}`
}

const WHERE = /^Là où (?<one>[^,]+), (?<other>[^,]+)$/u

const WHEREAS: Record<Locale, RegExp> = {
  en: /,? (?:whereas|while) /g,
  fr: /,? (?:tandis|alors) (?:que |qu’)/g,
}

const PRONOUN: Record<Locale, RegExp> = {
  en: /^(?:it|they|he|she|this|some|others?|many|most|those|that|one|the others?)\b/i,
  fr: /^(?:ils?|elles?|on|ce|celles?|celui|ceux|certaine?s|les? autres?|d’autres)(?!\p{L})/iu,
}

/** `turns light energy into chemical energy` */
function turned(text: string, locale: Locale): string | undefined {
  for (const pattern of TURNING[locale]) {
    const match = pattern.exec(text)
    const { before = '', one = '', between = '', other = '' } = match?.groups ?? {}
    if (!match || !areTwo(one, other)) continue
    if (locale === 'en' && articleOf(one) !== articleOf(other)) continue
    const ends = locale === 'en' ? { one: other, other: one } : inFrench(one, between, other)
    if (!ends) continue
    const head = text.slice(0, match.index) + before
    return head + ends.one + between + ends.other + text.slice(match.index + match[0].length)
  }
}

function areTwo(one: string, other: string): boolean {
  const [first, second] = [contentWords(one), contentWords(other)]
  return (
    first.length > 0 &&
    second.length > 0 &&
    first.join() !== second.join() &&
    !/\d|(?<!\p{L})lui|eux|\b(?:an)?other\b/u.test(`${one} ${other}`)
  )
}

/** `turns the idea into a product`: one of them is said for the first time. */
function articleOf(phrase: string): string {
  return /^(?:the|an?)(?= )/.exec(phrase)?.[0] ?? ''
}

const NOUN = String.raw`(?:the |an? )?(?:[\p{Ll}-]+ )??[\p{Ll}-]+`
const END = String.raw`(?=$|[,.;:]| (?:and|by|in|through|at|during|with|on|for|when|where|while|because|under|as)\b)`
const NOM = String.raw`(?:le |la |les |l’|une? |des |de l’|de la |de |du |d’)?(?!le |la |les )\p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]{3,})?`
const FIN = String.raw`(?=$|[,.;:]| (?:et|par|dans|en|grâce|lors|pendant|avec|sur|pour|quand|où|parce|car|sous|chez|afin|sans)(?!\p{L}))`

const MOVING = 'pass|transport|ramèn|amèn|condui|mèn|mont|remont|descend|circul|migr|coul|voyag|déplac'

/** What stands before the two, the one, what stands between, the other. */
const TURNING: Record<Locale, readonly RegExp[]> = {
  en: [
    `(?<before>\\b(?:turn|convert|chang|transform|translat)(?:e|s|es|ed|ing)? )(?<one>${NOUN})(?<between> (?:in)?to )(?<other>${NOUN})${END}`,
    `(?<before>\\bfrom )(?<one>${NOUN})(?<between> (?:in)?to )(?<other>${NOUN})${END}`,
    `(?<before>\\b(?<same>by|with|on|in|from|for|as|of) )(?<one>${NOUN})(?<between>,? (?:rather than|instead of) (?:\\k<same> )?)(?<other>${NOUN})${END}`,
  ].map((pattern) => new RegExp(pattern, 'u')),
  fr: [
    `(?<before>(?<!\\p{L})(?:chang|transform|convert)(?:e|ent|it|issent|er|ir|ait|aient|ant) )(?<one>(?:les |le |la |l’)\\p{Ll}+(?: \\p{Ll}{4,})?)(?<between> en )(?<other>\\p{Ll}+(?: \\p{Ll}{4,})?)${FIN}`,
    `(?<before>(?<!\\p{L})(?:${MOVING})(?:e|ent|age|er|ée?s?|t|sent)(?: \\S+){0,3}? )(?<one>(?:de l’|de la |du |des )\\p{Ll}+(?: \\p{Ll}{4,})?)(?<between> )(?<other>(?:à l’|à la |au |aux )\\p{Ll}+(?: \\p{Ll}{4,})?)${FIN}`,
    `(?<before>(?<!\\p{L})(?:${MOVING}|progress)(?:e|ent|age|er|ée?s?|t|sent)(?: \\S+){0,3}? )(?<one>(?:de l’|de la |du |des )\\p{Ll}+(?: \\p{Ll}{4,})?)(?<between> vers )(?<other>(?:le |la |les |l’)\\p{Ll}+(?: \\p{Ll}{4,})?)${FIN}`,
    `(?<before>(?<!\\p{L})(?:consist|cherch|vis)(?:e|ent|ait|aient)(?: surtout| d’abord)? à )(?<one>(?:ne pas )?\\p{Ll}+(?:er|ir|re) [^,]{3,40})(?<between> plutôt qu’à )(?<other>\\p{Ll}+(?:er|ir|re) [^,]{3,40})$`,
    `(?<before>(?<!\\p{L})(?:on |\\p{Lu}\\p{Ll}+ )\\p{Ll}+ )(?<one>(?:les |le |la |l’|une? )\\p{Ll}+(?: \\p{Ll}{4,})?)(?<between>,? (?:et non|plutôt que) (?:pas )?)(?<other>(?:les |le |la |l’|une? )\\p{Ll}+(?: \\p{Ll}{4,})?)$`,
    `(?<before>(?<!\\p{L})(?<same>sur|par|avec|dans|pour|en|de) )(?<one>${NOM})(?<between>,? (?:plutôt que|et non) (?:\\k<same> )?)(?<other>${NOM})${FIN}`,
  ].map((pattern) => new RegExp(pattern, 'u')),
}

/** Each takes the article or the preposition of its new place: `du foie à l’intestin`. */
function inFrench(one: string, between: string, other: string): { one: string; other: string } | undefined {
  if (between === ' ') {
    const [from, to] = [bareOf(one), bareOf(other)]
    const [first, second] = [definite(to), definite(from)]
    return first && second ? { one: contracted('de', first), other: contracted('à', second) } : undefined
  }
  if (between === ' vers ') {
    const [first, second] = [definite(bareOf(other)), definite(bareOf(one))]
    return first && second ? { one: contracted('de', first), other: second } : undefined
  }
  if (between !== ' en ') return { one: other, other: one }
  const first = definite(other)
  return first ? { one: first, other: bareOf(one) } : undefined
}

function bareOf(phrase: string): string {
  return phrase.replace(/^(?:de la |de l’|du |des |à la |à l’|aux? |les? |la |l’)/, '')
}

function definite(bare: string): string | undefined {
  const [head = ''] = bare.split(' ')
  if (/[sx]$/.test(head)) return `les ${bare}`
  const gender = genderOf(head)
  return gender && elided(gender === 'F' ? 'la ' : 'le ', bare) + bare
}

function contracted(preposition: 'de' | 'à', phrase: string): string {
  const short = preposition === 'de' ? { le: 'du ', les: 'des ' } : { le: 'au ', les: 'aux ' }
  if (phrase.startsWith('le ')) return short.le + phrase.slice('le '.length)
  return phrase.startsWith('les ')
    ? short.les + phrase.slice('les '.length)
    : `${preposition} ${lowerFirst(phrase)}`
}
