import { setImmediate as breathe } from 'node:timers/promises'
import type { Locale } from '@probant/contract/locales'
import { comparable } from '../comparable.ts'
import type { FactSource, KnowledgeSource, Subject } from '../source.ts'
import type { SubjectIndex } from '../subjects/subject-index.ts'
import { toldFacts } from './told-facts.ts'

/** Known facts that a text tells too, and the sentence in which it does. */
export interface FactsInText {
  source: FactSource
  sentences: ReadonlyMap<string, string>
}

interface Request {
  text: string
  subject: string
  language: Locale
}

/**
 * What is known of the subjects that a text speaks of, as far as the text says it as well. A paragraph that names what
 * a fact is about says it if it has most of the words of its value too. In short turns, so that others are served too.
 */
export async function factsToldIn(request: Request, subjects: SubjectIndex): Promise<FactsInText[]> {
  const { text, language } = request
  const paragraphs: Words[] = []
  const phrases = new Set<string>()
  for (const paragraph of text.split(APART)) {
    const words = wordsIn(paragraph)
    paragraphs.push(words)
    addPhrases(phrases, words)
    if (paragraphs.length % A_TURN === 0) await breathe()
  }
  const found: FactsInText[] = []
  for (const subject of spokenOf(subjects.all, phrases, request)) {
    for (const source of factSources(await subject.load())) {
      await breathe()
      const sentences = new Map<string, string>()
      for (const { key, entity, name, value } of toldFacts(source, language)) {
        if (![entity, name].some((one) => phrases.has(bare(one)))) continue
        const said = paragraphs.find((words) => tells(words, [entity, name], value))
        const sentence = said && sentenceWith(said.plain, name, value)
        if (sentence) sentences.set(key, sentence)
      }
      if (sentences.size >= FEWEST)
        found.push({ source: { ...source, only: new Set(sentences.keys()) }, sentences })
    }
  }
  return found
}

const A_TURN = 20

/** An empty line, the mark of a list, or the end of a short line without a full stop: a heading. */
const APART = /\n\s*\n|\n(?=[-*•–]|\d+[.)])|(?<=(?:^|\n)[^\n]{0,60}[^\n.!?:;,…])\n(?=\s*[\p{Lu}«“"])/u

/** One name or fact alone may be a coincidence of words. */
const FEWEST = 2
const MOST_SUBJECTS = 8

/** Those that the text names, or whose parts it names, most of all that which was asked for. */
function spokenOf(
  all: readonly Subject[],
  phrases: ReadonlySet<string>,
  { subject, language }: Request,
): Subject[] {
  const asked = new Set(contentOf(subject))
  const counted = namesOf(all, language).map(({ one, own, narrower }) => {
    const isAsked = own.some(({ content }) => content.length > 0 && content.every((word) => asked.has(word)))
    const isNamed = own.some(({ phrase }) => phrases.has(phrase))
    const parts = narrower.filter((names) => names.some((name) => phrases.has(name)))
    return { one, count: parts.length + (isNamed ? 1 : 0) + (isAsked ? 3 : 0) }
  })
  return counted
    .filter(({ count }) => count >= FEWEST)
    .toSorted((first, second) => second.count - first.count)
    .slice(0, MOST_SUBJECTS)
    .map(({ one }) => one)
}

interface NamesOf {
  one: Subject
  own: readonly { phrase: string; content: readonly string[] }[]
  narrower: readonly (readonly string[])[]
}

/** As they are looked up, made once. */
function namesOf(all: readonly Subject[], language: Locale): readonly NamesOf[] {
  const known = prepared[language].get(all)
  if (known) return known
  const made = all.map((one) => ({
    one,
    own: [one.name[language], ...one.aliases[language]].map((name) => ({
      phrase: bare(name),
      content: contentOf(name),
    })),
    narrower: (one.narrower ?? []).map((names) => names[language].map(bare)),
  }))
  prepared[language].set(all, made)
  return made
}

const prepared = {
  en: new WeakMap<readonly Subject[], readonly NamesOf[]>(),
  fr: new WeakMap<readonly Subject[], readonly NamesOf[]>(),
}

function factSources(source: KnowledgeSource): FactSource[] {
  if (source.kind === 'mixed') return source.sources.flatMap(factSources)
  return source.kind === 'facts' ? [source] : []
}

interface Words {
  plain: string
  words: readonly string[]
  /** With a space at either end, to look for whole words. */
  spaced: string
  content: ReadonlySet<string>
}

function wordsIn(paragraph: string): Words {
  const plain = paragraph.replace(/\s+/g, ' ').trim()
  const words = comparable(plain).split(/[\s-]+/)
  return { plain, words, spaced: ` ${words.join(' ')} `, content: new Set(contentOf(plain)) }
}

/** Everything of one to five words that stands in it. */
function addPhrases(phrases: Set<string>, { words }: Words): void {
  for (let at = 0; at < words.length; at++) {
    let phrase = words[at] ?? ''
    phrases.add(phrase)
    for (let next = at + 1; next < Math.min(words.length, at + LONGEST_NAME); next++) {
      phrase += ` ${words[next]}`
      phrases.add(phrase)
    }
  }
}

const LONGEST_NAME = 5

function tells({ spaced, content }: Words, names: readonly string[], value: string): boolean {
  const said = [...new Set(contentOf(value))]
  const isNamed = names.some((name) => bare(name).length > 3 && spaced.includes(` ${bare(name)} `))
  return isNamed && said.length > 0 && said.filter((word) => content.has(word)).length >= ENOUGH * said.length
}

/** The share of the words of a value that have to be there. */
const ENOUGH = 0.6

/** That which has most of what is known. */
function sentenceWith(paragraph: string, name: string, value: string): string | undefined {
  const wanted = contentOf(`${name} ${value}`)
  const sentences = paragraph.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
  const common = (sentence: string) => {
    const words = new Set(contentOf(sentence))
    return wanted.filter((word) => words.has(word)).length
  }
  return sentences.toSorted((one, other) => common(other) - common(one))[0]
}

/** Without the article that packs give some names, the French one joined with its preposition. */
function bare(name: string): string {
  return comparable(name)
    .replace(/-/g, ' ')
    .replace(/^(?:the|an?|de la|de l|des?|du|d|les?|la|l|une?) /, '')
}

function contentOf(text: string): string[] {
  return comparable(text)
    .split(/[\s-]+/)
    .filter((word) => word.length > 3 || /\d/.test(word))
    .map((word) => word.replace(/(?:es|s|x)$/, ''))
}
