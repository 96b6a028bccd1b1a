import { buffer } from 'node:stream/consumers'
import { inflateSync } from 'node:zlib'
import type { Result } from '@probant/contract/results/list'
import type { ItemReport, Report } from '@probant/contract/results/report'
import { extractText } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Asked, make, type Piece } from './report-maker.ts'

const DISTRIBUTION = [0, 1, 1, 0, 2, 5, 8, 7, 1, 1]

const ITEM: ItemReport = {
  questionId: crypto.randomUUID(),
  number: 1,
  title: 'Which city has the tower?',
  titleHtml: '',
  language: 'en',
  type: 'multiple_choice',
  subject: 'Cities',
  difficulty: 'easy',
  points: 1,
  scoring: 'normal',
  askedCount: 26,
  rightCount: 17,
  partlyCount: 0,
  averageSpentMs: 12_000,
  statistics: { facility: 65.4, standardDeviation: 48, discrimination: -31, efficiency: 40 },
  choices: null,
  hints: ['tooEasy'],
}

const REPORT: Report = {
  participantCount: 26,
  handedInCount: 26,
  gradedCount: 26,
  ungradedCount: 0,
  averagePercent: 66.34,
  completionPercent: 100,
  averageMs: 300_000,
  medianPercent: 60,
  passing: null,
  counting: null,
  distribution: DISTRIBUTION,
  reliability: {
    standardDeviation: 20,
    skewness: -0.2,
    kurtosis: -0.5,
    consistency: 70,
    errorRatio: 50,
    standardError: 12,
  },
  subjects: [
    { subject: 'Cities', questionCount: 4, percent: 25 },
    { subject: 'Rivers', questionCount: 6, percent: 75 },
  ],
  difficulties: [{ difficulty: 'easy', questionCount: 10, percent: 50 }],
  questions: [ITEM],
}

const RESULT: Result = {
  submissionId: crypto.randomUUID(),
  participantId: crypto.randomUUID(),
  attempt: 1,
  attemptCount: 1,
  name: 'Łukasz Żółć',
  email: 'lukasz@example.org',
  isGone: false,
  ending: 'handed_in',
  finishedAt: '2026-11-01T18:05:00.000Z',
  ms: 300_000,
  points: 3,
  totalPoints: 5,
  ungradedCount: 0,
  percent: 61.7,
  scaled: { kind: 'percent', value: 61.7, isPassed: null },
  violationCount: 2,
  isReopened: false,
  exemptions: [],
  shortlist: null,
  certificate: null,
}

const ASKED: Asked = {
  title: 'Capitals',
  creatorName: 'Claire',
  locale: 'en',
  region: 'en-GB',
  timeZone: 'Europe/Paris',
  now: new Date('2026-11-17T18:05:00Z'),
}

describe('the report as a PDF file', () => {
  let file: Buffer
  beforeAll(async () => {
    file = await made(ASKED, [{ report: REPORT }, { results: [RESULT] }])
  })

  it('draws as high columns as there are people, and as long bars as the shares', () => {
    const drawn = rectanglesIn(file, PRIMARY)
    const people = DISTRIBUTION.filter((count) => count > 0)
    const columns = drawn.slice(0, people.length)
    const heightOfOne = Math.abs(columns[0]?.height ?? 0)
    for (const [index, count] of people.entries())
      expect(Math.abs(columns[index]?.height ?? 0)).toBeCloseTo(count * heightOfOne, 1)
    // All of them on one line, whichever way the page is measured.
    expect(new Set(columns.map(({ y, height }) => (y + height).toFixed(1))).size).toBe(1)

    const bars = drawn.slice(people.length)
    const tracks = rectanglesIn(file, TRACK)
    expect(bars.map(({ width }, index) => width / (tracks[index]?.width ?? 0))).toEqual([
      expect.closeTo(0.25, 3),
      expect.closeTo(0.75, 3),
      expect.closeTo(0.5, 3),
    ])
  })

  it('is written in the product’s own letters, also where they have strokes and dots', () => {
    const names = file.toString('latin1').match(/\/FontName \/[A-Z]+\+(\S+)/g) ?? []
    expect(names.some((name) => name.includes('Inter'))).toBe(true)
    expect(names.some((name) => name.includes('Bricolage'))).toBe(true)
    expect(names.some((name) => name.includes('DejaVu'))).toBe(false)
  })

  it('says whose it is, what came of each of them, and which page this is', async () => {
    const text = await textOf(file)
    expect(text).toContain('Probant')
    expect(text).toContain('By Claire, as of 17 November 2026 at 19:05 (Paris time)')
    expect(text).toContain('26 of 26 handed in')
    expect(text).toContain('66.3%')
    expect(text).toContain('The average is between 50 and 75%')
    expect(text).toContain('−31')
    expect(text).toMatch(/Łukasz Żółć.*61\.7%.*5 min.*1 Nov 2026, 19:05.*2/s)
    expect(text).toMatch(/1 \/ 2.*2 \/ 2/s)
    expect(text).not.toContain('□')
  })

  it('shows scores on their scale, and how many have passed', async () => {
    const report = { ...REPORT, passing: { passPercent: 60, passedCount: 13 } }
    const scaled = { kind: 'out_of', value: 12.34, outOf: 20, isPassed: true } as const
    const text = await textOf(await made(ASKED, [{ report }, { results: [{ ...RESULT, scaled }] }]))
    expect(text).toMatch(/Passed\s+50%\s+13 of 26; pass\s+mark\s+60%/)
    expect(text).toMatch(/Łukasz Żółć.*12\.34\/20.*61\.7% · Passed/s)
  })

  it('is in French for whoever reads French, with its spaces, commas and days', async () => {
    const french: Asked = { ...ASKED, locale: 'fr', region: undefined, timeZone: 'America/Montreal' }
    const text = await textOf(await made(french, [{ report: REPORT }, { results: [RESULT] }]))
    expect(text).toContain('Par Claire, état du 17 novembre 2026 à 13:05 (heure de Montréal)')
    expect(text).toContain('66,3 %')
    expect(text).toContain('1er nov. 2026, 13:05')
  })

  it('writes a formula in a title as it is read', async () => {
    const title = 'Photosynthesis is $6CO_2 + 6H_2O \\rightarrow C_6H_{12}O_6 + 6O_2$'
    const report: Report = { ...REPORT, questions: [{ ...ITEM, title }] }
    const text = await textOf(await made(ASKED, [{ report }]))
    expect(text.replace(/\s+/g, ' ')).toContain('6CO₂ + 6H₂O → C₆H₁₂O₆ + 6O₂')
    expect(text).not.toContain('$')
    expect(text).not.toContain('□')
  })

  it('says how many were right where there are too few to say more', async () => {
    const few = { ...ITEM, statistics: null, askedCount: 7, rightCount: 5, partlyCount: 1, hints: [] }
    const report: Report = { ...REPORT, reliability: null, gradedCount: 7, questions: [few] }
    const text = await textOf(await made(ASKED, [{ report }]))
    expect(text).toContain('5 of 7')
    expect(text).toContain('1 partly correct')
    expect(text).not.toContain('Discrimination')
  })
})

async function made(asked: Asked, pieces: Piece[]): Promise<Buffer> {
  return buffer(make(asked, each(pieces)))
}

async function* each(pieces: Piece[]) {
  yield* pieces
}

async function textOf(file: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(file), { mergePages: true })
  return text.replace(/[\u00a0\u202f]/g, ' ')
}

/** In the colour of the product, and of what a bar is a part of; as the file has them, from 0 to 1. */
const PRIMARY = [0x2b, 0x4a, 0xcb]
const TRACK = [0xe8, 0xe9, 0xeb]

/** What is filled on the pages in one colour, as their drawing operators say. */
function rectanglesIn(file: Buffer, colour: number[]) {
  const streams = file.toString('latin1').matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)
  const drawn = Array.from(streams, ([, bytes = '']) => inflated(Buffer.from(bytes, 'latin1'))).join('\n')
  const NUMBER = '(-?[\\d.]+)'
  const pattern = [
    `${NUMBER} ${NUMBER} ${NUMBER} ${NUMBER} re\\s+(?:/\\w+ cs\\s+)?${NUMBER} ${NUMBER} ${NUMBER} scn\\s+f`,
  ].join('')
  return Array.from(drawn.matchAll(new RegExp(pattern, 'g')), (found) => found.slice(1).map(Number))
    .filter((numbers) =>
      colour.every((part, index) => Math.abs((numbers[4 + index] ?? 0) - part / 255) < 0.01),
    )
    .map(([x = 0, y = 0, width = 0, height = 0]) => ({ x, y, width, height }))
}

/** What is no text is not compressed like one. */
function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    return ''
  }
}
