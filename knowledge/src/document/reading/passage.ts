import type { Locale } from '@probant/contract/locales'
import { comparable } from '../../comparable.ts'
import { type Random, seededRandom } from '../../random.ts'
import type { Clause, Grammar } from '../grammar.ts'
import { collectTerms, type Term } from '../terms/terms.ts'
import { isNoStatement } from './fragments.ts'
import { type Paragraph, paragraphsOf } from './paragraphs.ts'
import { isRemark } from './remarks.ts'
import { continues, isSelfContained } from './self-contained.ts'
import { splitSentences } from './sentences.ts'
import { type Setting, settingsOf } from './settings.ts'
import { type Step, stepsOf } from './steps.ts'
import { LONGEST, SHORTEST, understood } from './understood.ts'
import { withoutExample } from './worked-examples.ts'

/** A sentence that can be understood by itself, or once what it points to was said. */
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

/** What stands under one heading. */
export interface Section {
  heading: string
  /** All of its prose. */
  text: string
  sentences: readonly Sentence[]
}

/** The creator's text, analysed. */
export interface Passage {
  locale: Locale
  subject: string
  grammar: Grammar
  text: string
  /** Those that its headings number, in their order. */
  steps: readonly Step[]
  sentences: readonly Sentence[]
  /** Those of them that can be understood by themselves. */
  clear: readonly Sentence[]
  /** What has to be said before a sentence, by its key. */
  settings: ReadonlyMap<string, Setting>
  /** The parts under their headings. */
  sections: readonly Section[]
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
  const plain = paragraphs.map((paragraph) => paragraph.text).join('\n')
  const vocabulary = grammar.learn(plain)
  const sources = paragraphs.map((paragraph) =>
    withoutExample(splitSentences(paragraph.text, locale), plain, locale),
  )
  const all = sources.flat()
  const clear = understood(all, { subject, plain, grammar: vocabulary }).map(
    ({ own, ...sentence }): Sentence => ({ ...sentence, key: keyOf(own) }),
  )
  const clearByKey = new Map(clear.map((sentence) => [sentence.key, sentence]))
  const rows = sources.map((row) => row.map((source) => clearByKey.get(keyOf(source)) ?? asWritten(source)))
  const everySentence = rows.flat()
  const settings = new Map(
    paragraphs.flatMap(({ heading, text: written }, at) =>
      adjacent(rows[at] ?? [], written).flatMap((sentences) => [
        ...settingsOf({ sentences, heading }, { subject, locale, isClear }),
      ]),
    ),
  )
  const pointing = everySentence.filter((sentence) => !isClear(sentence) && isStatement(sentence))
  const terms = collectTerms(clear, plain, vocabulary)
  const byKey = new Map(terms.map((term) => [term.key, term]))
  return {
    locale,
    subject,
    grammar: vocabulary,
    text: plain,
    steps: stepsOf(text),
    sentences: [...clear, ...pointing],
    clear,
    settings,
    sections: sectionsOf(paragraphs, rows),
    everySentence,
    withNext,
    terms,
    findTerm: (bare) => byKey.get(comparable(bare)),
  }

  function isClear({ key }: Sentence): boolean {
    return clearByKey.has(key)
  }

  function asWritten(source: string): Sentence {
    const written = source.replace(/\s*[.…]$/, '')
    return { text: written, source, key: keyOf(source), clause: vocabulary.clauseOf(written) }
  }

  /** May it be asked about, once what it points to is said before it? */
  function isStatement({ text: written, key, clause }: Sentence): boolean {
    const isSaid = settings.get(key)?.before !== undefined
    if (!isSaid || written.length < SHORTEST || written.length > LONGEST) return false
    return !isNoStatement(written, clause, vocabulary) && !isRemark(written, locale)
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

/** Sentences of a paragraph with nothing between them. */
function adjacent(row: readonly Sentence[], paragraph: string): Sentence[][] {
  const rows: Sentence[][] = []
  for (const sentence of row) {
    const last = rows.at(-1)?.at(-1)
    if (last && paragraph.includes(`${last.source} ${sentence.source}`)) rows.at(-1)?.push(sentence)
    else rows.push([sentence])
  }
  return rows
}

function sectionsOf(paragraphs: readonly Paragraph[], rows: readonly (readonly Sentence[])[]): Section[] {
  const sections: Section[] = []
  for (const [at, { heading, text }] of paragraphs.entries()) {
    if (heading === undefined) continue
    const last = sections.at(-1)
    const own = rows[at] ?? []
    if (last?.heading === heading) {
      sections[sections.length - 1] = {
        heading,
        text: `${last.text} ${text}`,
        sentences: [...last.sentences, ...own],
      }
    } else sections.push({ heading, text, sentences: own })
  }
  return sections
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
