import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import { piecesOf } from './tagged.tsx'

const sentenceFiles = import.meta.glob<object>(['../../i18n/{en,fr}/*.ts', '../../i18n/{en,fr}/*/index.ts'], {
  import: 'default',
  eager: true,
})
const sources = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true })

/** What a person may write: a tag of HTML, a tag of ours, one that closes ours, and what i18next reads. */
const WRITTEN = 'The <p> tag</p>, <mark>x</mark></mark> {{title}} $t(common:save)'

describe('what a person wrote', () => {
  const tagged = Object.entries(sentenceFiles).flatMap(([path, file]) =>
    sentencesIn(file)
      .filter((sentence) => /<\w+>.*\{\{|\{\{.*<\w+>/s.test(sentence))
      .map((sentence) => [path.slice(-20), sentence] as const),
  )

  it.each(tagged)('is read as written in %s: %s', (_, sentence) => {
    const names = [...new Set([...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? ''))]
    const values = Object.fromEntries(names.map((name) => [name, WRITTEN]))
    const pieces = piecesOf({ sentence: interpolate(sentence), values })
    const untagged = piecesOf({ sentence }).map(({ words }) => words)
    expect(pieces.map(({ words }) => words)).toEqual(untagged.map((words) => filled(words)))
  })

  it('is put in after the tags were read, wherever a sentence has tags', () => {
    for (const [path, source] of Object.entries(sources)) {
      expect(source, path).not.toMatch(/<(Tagged|MarkedSentence)\b[^>]*?sentence=\{t\([^)]*,\s*\{/s)
    }
  })
})

it('draws what the sentence itself has tagged', () => {
  expect(piecesOf({ sentence: 'Start free.\n<mark>No card.</mark>' })).toEqual([
    { tag: undefined, words: 'Start free.\n' },
    { tag: 'mark', words: 'No card.' },
    { tag: undefined, words: '' },
  ])
})

it('draws a part that stands for a field, without words of its own', () => {
  expect(piecesOf({ sentence: 'Any <draw></draw> of 3' })).toContainEqual({ tag: 'draw', words: '' })
})

it('leaves numbers to the plural', () => {
  const sentence = ({ count }: { count: number }) => `<mark>${count + 1}</mark>`
  expect(piecesOf({ sentence, values: { count: 1 } })).toContainEqual({ tag: 'mark', words: '2' })
})

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Object.values(value as object).flatMap(sentencesIn)
}

/** The sentence as i18next fills it in on every page. */
function interpolate(sentence: string) {
  const i18n = createInstance()
  i18n.init({
    lng: 'en',
    resources: { en: { translation: { sentence } } },
    interpolation: { escapeValue: false },
  })
  const t = i18n.t as (key: string, given: object) => string
  return (given: Record<string, unknown>) => t('sentence', given)
}

function filled(words: string): string {
  return words.replace(/\{\{\w+\}\}/g, () => WRITTEN)
}
