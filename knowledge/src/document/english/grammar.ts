import { capitalised } from '../../wording.ts'
import { lowerFirst } from '../first-letter.ts'
import type { Clause, Grammar, Phrase } from '../grammar.ts'
import { englishClause, hasVerb, looksPlural } from './clause.ts'
import { affirmed } from './negation.ts'
import { tokensOf } from './tokens.ts'

export function englishGrammar(text = ''): Grammar {
  const lower = new Set(text.match(/(?<!\p{L})\p{Ll}[\p{L}-]+/gu) ?? [])
  const names = new Set(text.match(/(?<=[\p{Ll},] )\p{Lu}[\p{L}-]+/gu) ?? [])

  const grammar: Grammar = {
    locale: 'en',
    learn: (learned) => englishGrammar(learned),
    clauseOf: englishClause,
    hasVerb,
    midSentence,
    asAnswer: ({ bare }) => capitalised(bare),
    phraseOf,
    phrasesIn,
    inverted,
    affirmed,
  }
  return grammar

  /** Only a name keeps its capital. */
  function midSentence(phrase: string): string {
    const [first = '', second = ''] = phrase.replace(/’s(?= |$)/, '').split(' ')
    if (/^(The|An?|In|On|At|By|Most|Some|Many|All|During|After|Before|About|Above|Below)$/.test(first))
      return lowerFirst(phrase)
    if (/\p{Lu}.*\p{Lu}|\d/u.test(first) || names.has(first)) return phrase
    if (lower.has(first.toLowerCase())) return lowerFirst(phrase)
    if (/^\p{Lu}/u.test(second) || (second === '' && isName(first))) return phrase
    return lowerFirst(phrase)
  }

  function phraseOf({ subject, isPlural, verb, rest }: Clause): Phrase | undefined {
    const written = midSentence(subject).replace(/^(the|an?) /, '')
    if (QUANTIFIED.test(written) || /^\d|\b\d+$|[,;:()]/.test(written)) return undefined
    const isNamed = isName(written) && !isDefinedThing(written, verb, rest)
    const bare = isNamed ? written.replace(/ (?:in|at|on|from) .*$/, '') : written
    if (bare.split(' ').length > 4) return undefined
    return {
      bare:
        isNamed || /^\p{Lu}{2}/u.test(bare) || isName(bare.split(' ').slice(1).join(' '))
          ? bare
          : lowerFirst(bare),
      isPlural,
      isName: isNamed,
    }
  }

  /** Judges by the last word: `Calvin cycle` is a thing, `Lake Victoria` a name. */
  function isName(bare: string): boolean {
    const last = bare.split(' ').at(-1) ?? ''
    if (!/^\p{Lu}\p{L}/u.test(last)) return false
    if (names.has(last)) return true
    return (
      !lower.has(last.toLowerCase()) && !(bare === last && (COMMON_ENDING.test(last) || looksPlural(last)))
    )
  }

  /** A single word that a sentence defines is a thing, unless it is defined as something that has a name. */
  function isDefinedThing(bare: string, verb: string, rest: string): boolean {
    return (
      !bare.includes(' ') &&
      !names.has(bare) &&
      /^(is|are|refers|means)$/.test(verb) &&
      !WHAT_HAS_A_NAME.test(rest)
    )
  }

  /** Runs of adjectives and nouns. */
  function phrasesIn(paragraphs: string): Phrase[] {
    const phrases: Phrase[] = []
    for (const line of paragraphs.split('\n')) {
      const tokens = tokensOf(line)
      for (let at = 0; at < tokens.length; at++) {
        let end = at
        while (/^(NOUN|PROPN)$/.test(tokens[end]?.pos ?? '') || (end === at && tokens[end]?.pos === 'ADJ'))
          end++
        const last = tokens[end - 1]
        const first = tokens[at]
        if (end === at || !first || !last || last.pos === 'ADJ') continue
        const bare = midSentence(line.slice(first.start, last.end))
        if (bare.split(' ').length <= 3 && bare.length > 3 && !QUANTIFIED.test(bare) && !VAGUE.test(bare))
          phrases.push({ bare, isPlural: looksPlural(bare), isName: isName(bare) })
        at = end
      }
    }
    return phrases
  }
}

const QUANTIFIED =
  /^(most|many|some|several|few|all|each|every|both|no|any|other|more|less|much|such|one|two|three|four|five|scientists|researchers|experts|people|historians|critics|only|not|another)\b/i
const VAGUE =
  /^(parts?|kinds?|types?|forms?|ways?|things?|examples?|number|amount|rest|end|time|times|years?|days?|months?|centur\w+|percent|January|February|March|April|May|June|July|August|September|October|November|December)$|\b(parts?|kinds?|types?|number)$/

const COMMON_ENDING =
  /(ism|tion|sion|ment|ness|ity|ose|ics|logy|sis|ance|ence|ase|gen|phyll|cy|ship|hood|graphy|ture|ing|metry|onomy|cide|osis|itis|pathy|emia|acy|dom)$/
const WHAT_HAS_A_NAME =
  /^(?:an?|the|one of the) (?:[\p{L}-]+ ){0,2}(?:island|city|town|village|river|lake|mountain|volcano|country|state|capital|region|king|queen|writer|author|poet|painter|composer|scientist|physicist|chemist|engineer|politician|company|novel|film|ship|planet|moon|star|sea|ocean|desert|port|god|goddess|continent|language|newspaper|software|website)\b/u

/** Only with an auxiliary or a regular past: there the form of the question is certain. */
function inverted({ subject, verb, rest, apposition }: Clause): string | undefined {
  if (apposition || /,| and | but | which | that | because | so /.test(rest)) return undefined
  const name = /^(The|An?) /.test(subject) ? lowerFirst(subject) : subject
  if (/^(is|are|was|were|has|have|can|must)$/.test(verb)) return `${verb} ${name} ${rest}`
  const [token] = tokensOf(`They ${verb} it.`).slice(1)
  const base = token?.lemma
  if (!/^\p{Ll}+ed$/u.test(verb) || !base || base === verb || !verb.startsWith(base.slice(0, -1)))
    return undefined
  return `did ${name} ${base} ${rest}`
}
