import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Draft } from '../../knowledge/src/document/draft.ts'
import { draftsOf } from '../../knowledge/src/document/questions.ts'
import { type Signs, signsOf } from '../../knowledge/src/document/worth/signs.ts'
import { chanceOf } from '../../knowledge/src/document/worth/worth.ts'
import { contentInOneLine, type Page, readPages } from './from-text.ts'

/** Learns from the verdicts of readers which signs of a question speak for it, and writes `weights.json`. */

interface Example {
  page: string
  draft: Draft
  signs: Signs
  isKept: boolean
}

type Weights = Record<string, number>

const TEXTS = new URL('./texts/built-with/', import.meta.url)
const VERDICTS = new URL('./verdicts/', import.meta.url)
const WEIGHTS = new URL('../../knowledge/src/document/worth/weights.json', import.meta.url)

/** How strongly weights are kept small: with few verdicts, a sign that was seen seldom must not decide. */
const RESTRAINT = 6
const STEPS = 600
const RATE = 0.3
/** What a verdict on a question in the other language counts. */
const SHARED = 0.4
const FOLDS = 8

const examples = readPages(TEXTS).flatMap(examplesOf)
for (const locale of ['en', 'fr'] as const) {
  const own = examples.filter(({ page }) => page.startsWith(locale))
  report(locale, own)
}
const weights = Object.fromEntries((['en', 'fr'] as const).map((locale) => [locale, fit(examples, locale)]))
if (!process.argv.includes('--dry'))
  writeFileSync(WEIGHTS, `${JSON.stringify(rounded(weights), undefined, 2)}\n`)

function examplesOf(page: Page): Example[] {
  const verdicts = verdictsOn(page.name)
  const { passage, drafts } = draftsOf({ ...page, seed: 2026 })
  return drafts.flatMap((draft) => {
    const isKept = verdicts.get(withoutWrongAnswers(contentInOneLine(draft)))
    return isKept === undefined ? [] : [{ page: page.name, draft, signs: signsOf(draft, passage), isKept }]
  })
}

function verdictsOn(page: string): Map<string, boolean> {
  const lines = readdirSync(VERDICTS).flatMap((file) =>
    readFileSync(new URL(file, VERDICTS), 'utf8').split('\n'),
  )
  const rows = lines.map((line) => line.split('\t')).filter(([name]) => name === page)
  return new Map(
    rows.map(([, question = '', verdict]) => [withoutWrongAnswers(question), verdict === 'kept']),
  )
}

/** Wrong figures are drawn by lot; what is said of a question seldom depends on them. */
function withoutWrongAnswers(line: string): string {
  return line.replace(/ \| .*$/, '')
}

/** From both languages, of which the own one counts more. */
function fit(from: readonly Example[], locale: string): Weights {
  const names = ['', ...new Set(from.flatMap(({ signs }) => Object.keys(signs)))]
  const place = new Map(names.map((name, at) => [name, at]))
  const rows = from.map(({ page, signs, isKept }) => ({
    isKept,
    count: page.startsWith(locale) ? 1 : SHARED,
    places: [0, ...Object.keys(signs).map((name) => place.get(name) as number)],
    values: [1, ...Object.values(signs)],
  }))
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  const weights = new Float64Array(names.length)
  const speed = new Float64Array(names.length)
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : RESTRAINT * weight))
    for (const { isKept, count, places, values } of rows) {
      let sum = 0
      for (let at = 0; at < places.length; at++)
        sum += (weights[places[at] as number] as number) * (values[at] as number)
      const miss = count * (1 / (1 + Math.exp(-sum)) - (isKept ? 1 : 0))
      for (let at = 0; at < places.length; at++)
        (slope[places[at] as number] as number) += miss * (values[at] as number)
    }
    for (let at = 0; at < weights.length; at++) {
      speed[at] = 0.9 * (speed[at] as number) - (RATE * (slope[at] as number)) / total
      ;(weights[at] as number) += speed[at] as number
    }
  }
  return Object.fromEntries(names.map((name, at) => [name, weights[at] as number]))
}

/** Every text is judged with weights that were learnt from others. */
function report(locale: 'en' | 'fr', own: readonly Example[]): void {
  const pages = [...new Set(own.map(({ page }) => page))]
  const judged = pages.flatMap((_page, at) => {
    if (at >= FOLDS) return []
    const held = new Set(pages.filter((_, other) => other % FOLDS === at))
    const weights = fit(
      examples.filter((one) => !held.has(one.page)),
      locale,
    )
    return own
      .filter((one) => held.has(one.page))
      .map((one) => ({ ...one, chance: chanceOf(one.signs, weights) }))
  })
  const kept = judged.filter(({ isKept }) => isKept)
  const rejected = judged.filter(({ isKept }) => !isKept)
  const pairs = kept.length * rejected.length
  const right = kept.reduce(
    (sum, one) => sum + rejected.filter((other) => other.chance < one.chance).length,
    0,
  )
  console.log(
    `${locale}: ${judged.length} verdicts, ${percent(kept.length, judged.length)} kept; told apart ${percent(right, pairs)}`,
  )
  for (const type of ['true_false', 'multiple_choice', 'fill_in', 'open'] as const) {
    const of = judged.filter(({ draft }) => draft.type === type)
    const best = pages.flatMap((page) =>
      of
        .filter((one) => one.page === page)
        .sort((one, other) => other.chance - one.chance)
        .slice(0, 3),
    )
    console.log(
      `  ${type}: ${percent(of.filter(({ isKept }) => isKept).length, of.length)} of ${of.length}; of the best three of each text ${percent(best.filter(({ isKept }) => isKept).length, best.length)} of ${best.length}`,
    )
  }
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`
}

function rounded(all: Record<string, Weights>): Record<string, Weights> {
  return Object.fromEntries(
    Object.entries(all).map(([locale, weights]) => [
      locale,
      Object.fromEntries(
        Object.entries(weights)
          .filter(([, weight]) => Math.abs(weight) >= 0.02)
          .sort(([one], [other]) => one.localeCompare(other))
          .map(([name, weight]) => [name, Number(weight.toFixed(2))]),
      ),
    ]),
  )
}
