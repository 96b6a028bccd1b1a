import type { Locale } from '@probant/contract/locales'
import { comparable } from '../comparable.ts'
import { type Random, seededRandom } from '../random.ts'
import { isNoStatement } from './fragments.ts'
import type { Clause, Grammar } from './grammar.ts'
import { paragraphsOf } from './paragraphs.ts'
import { isRemark } from './remarks.ts'
import { continues, isSelfContained } from './self-contained.ts'
import { splitSentences } from './sentences.ts'
import { type Step, stepsOf } from './steps.ts'
import { collectTerms, type Term } from './terms.ts'
import { understood } from './understood.ts'
import { withoutExample } from './worked-examples.ts'

/** A sentence that can be understood by itself. */
export interface Sentence {
  /** The part that questions are about, without the full stop. */
  text: string
  /** As the document has it, with the sentence before it where a word of it points there. */
  source: string
  key: string
  clause: Clause | undefined
}

/** One or several that follow each other. */
export type Sentences = readonly [Sentence, ...Sentence[]]

/** The creator's text, analysed. */
export interface Passage {
  locale: Locale
  subject: string
  grammar: Grammar
  text: string
  /** Those that its headings number, in their order. */
  steps: readonly Step[]
  sentences: readonly Sentence[]
  /** All of them, also those that point to one before: a part of such a one may still stand alone. */
  everySentence: readonly Sentence[]
  /** These sentences and the one that comes next in their paragraph, if they can then be understood by themselves. */
  withNext(sentences: Sentences): Sentences | undefined
  terms: readonly Term[]
  findTerm(bare: string): Term | undefined
}

export function readPassage(text: string, subject: string, grammar: Grammar): Passage {
  const { locale } = grammar
  const paragraphs = paragraphsOf(text)
  const plain = paragraphs.join('\n')
  const vocabulary = grammar.learn(plain)
  const all = paragraphs.flatMap((paragraph) =>
    withoutExample(splitSentences(paragraph, locale), plain, locale),
  )
  const sentences = understood(all, { subject, plain, grammar: vocabulary }).map(
    ({ own, ...sentence }): Sentence => ({ ...sentence, key: keyOf(own) }),
  )
  const terms = collectTerms(sentences, plain, vocabulary)
  const clear = new Map(sentences.map((sentence) => [sentence.key, sentence]))
  const everySentence = all.map(
    (source): Sentence =>
      clear.get(keyOf(source)) ?? {
        text: source.replace(/\s*[.…]$/, ''),
        source,
        key: keyOf(source),
        clause: undefined,
      },
  )
  const byKey = new Map(terms.map((term) => [term.key, term]))
  const findTerm = (bare: string) => byKey.get(comparable(bare))
  return {
    locale,
    subject,
    grammar: vocabulary,
    text: plain,
    steps: stepsOf(text),
    sentences,
    everySentence,
    withNext,
    terms,
    findTerm,
  }

  function withNext(before: Sentences): Sentences | undefined {
    const at = all.indexOf(before[0].source)
    const source = all[at + before.length]
    if (source === undefined || !plain.includes(`${before.at(-1)?.source} ${source}`)) return undefined
    const text = source.replace(/\s*[.…]$/, '')
    const clause = vocabulary.clauseOf(text)
    const isClear =
      continues(text, locale) || isSelfContained(text, { locale, before: all.slice(0, at), subject, clause })
    if (isNoStatement(text, clause, vocabulary) || isRemark(text, locale)) return undefined
    return isClear ? [...before, { text, source, key: keyOf(source), clause }] : undefined
  }
}

/** The same for the same sentence, so that later rounds make the same questions and recognise them. */
export function randomOf({ key }: Sentence): Random {
  return seededRandom(Number.parseInt(key, 36))
}

/** Depends on the sentence alone, not on its position. */
export function keyOf(source: string): string {
  let hash = 5381
  for (const letter of source) hash = (Math.imul(hash, 33) ^ (letter.codePointAt(0) ?? 0)) >>> 0
  return hash.toString(36)
}
