import type { Gap } from '@probant/kinds/gaps/gap'
import { fromHtml } from 'hast-util-from-html'
import { toText } from 'hast-util-to-text'
import type { Refusal } from '../format.ts'
import { aroundNumber, numberIn, plainDecimal } from '../numbers.ts'
import { weightsAmong } from '../weights.ts'
import { withoutWildcards } from './answers.ts'

/** How Moodle writes a gap in the middle of a text: `{2:MULTICHOICE:=Paris~Lyon#no, south of it}`. */
const GAP = /\{(\d{0,3}):([A-Z_]{2,20}):((?:\\.|[^\\}]){0,5000})(\}?)/g

const TYPED = ['SHORTANSWER', 'SA', 'MW']
/** Those where capital letters count. */
const TYPED_BY_CASE = ['SHORTANSWER_C', 'SAC', 'MWC']
const NUMBERS = ['NUMERICAL', 'NM']
/** In a list, beside or below each other, mixed or not: they are all asked as a list here. */
const LISTS = /^(?:MULTICHOICE|MC)(?:_?[VH])?(?:_?S)?$/

/** HTML with its gaps: what stands in the place of each, and what counts there. */
export interface Cloze {
  html: string
  gaps: Gap[]
  hasFeedback: boolean
  ignoresCase: boolean
  hasPartlyRight: boolean
  /** They count otherwise than weights here can say. */
  hasOtherWeights: boolean
}

export function clozeIn(html: string, placeholder: (index: number) => string): Cloze | Refusal {
  const read = { hasFeedback: false, ignoresCase: false, hasPartlyRight: false }
  const gaps: Gap[] = []
  let refusal: Refusal | undefined
  const text = html.replace(GAP, (whole, weight: string, type: string, answers: string, end: string) => {
    // What never ends is none, and is gone through once.
    if (end === '') return whole
    const listed = splitAnswers(answers)
    const gap = gapOf(type, listed, Number(weight || 1))
    if ('fault' in gap) {
      refusal ??= gap
      return ''
    }
    gaps.push(gap)
    read.hasFeedback ||= listed.some(({ feedback }) => feedback !== '')
    read.ignoresCase ||= TYPED_BY_CASE.includes(type)
    read.hasPartlyRight ||= listed.some(({ fraction }) => fraction > 0 && fraction < 100)
    return placeholder(gaps.length - 1)
  })
  if (refusal) return refusal
  if (gaps.length === 0) return { fault: 'malformed' }
  // One that is worth nothing there is none to us.
  const { weights, areUneven } = weightsAmong(gaps.map(({ weight }) => weight || undefined))
  return {
    html: text,
    gaps: gaps.map((gap, index) => ({ ...gap, weight: weights[index] ?? 1 })),
    ...read,
    hasOtherWeights: areUneven,
  }
}

interface Answer {
  text: string
  fraction: number
  feedback: string
}

function splitAnswers(answers: string): Answer[] {
  return answers.split(/(?<=(?<!\\)(?:\\\\)*)~/).map((part) => {
    const [answer = '', ...feedback] = part.split(/(?<=(?<!\\)(?:\\\\)*)#/)
    const [, equals, percent, text = ''] = /^\s*(=)?(?:%(-?\d+(?:[.,]\d+)?)%)?([\s\S]*)$/.exec(answer) ?? []
    const fraction = percent === undefined ? (equals ? 100 : 0) : Number(percent.replace(',', '.'))
    return { text: plain(text), fraction, feedback: plain(feedback.join('#')) }
  })
}

/** What is typed and chosen is text: entities and elements of the HTML around it are none. */
function plain(text: string): string {
  const bare = text.replace(/\\([}~#"/\\])/g, '$1')
  return /[&<]/.test(bare) ? toText(fromHtml(bare, { fragment: true })).trim() : bare.trim()
}

function gapOf(type: string, answers: readonly Answer[], weight: number): Gap | Refusal {
  const right = answers.filter(({ fraction }) => fraction > 99.9).map(({ text }) => text)
  const common = { weight }
  if (LISTS.test(type)) {
    const choices = [...new Set(answers.map(({ text }) => text))]
    if (right.length === 0) return { fault: 'noRightAnswer' }
    if (new Set(right).size > 1) return { fault: 'severalRightAnswers' }
    return { kind: 'list', choices, right: choices.indexOf(right[0] ?? ''), ...common }
  }
  if (NUMBERS.includes(type)) return numberOf(right, common)
  if (![...TYPED, ...TYPED_BY_CASE].includes(type)) return { fault: 'typeUnknown', detail: type }
  const pattern = right.find((text) => /(?<!\\)\*/.test(text))
  if (pattern) return { fault: 'wildcards', detail: pattern }
  const accepted = [...new Set(right.map((text) => text.replaceAll('\\*', '*')))]
  if (accepted.length === 0) return { fault: 'noRightAnswer' }
  return { kind: 'typed', accepted, ignoresAccents: false, ...common }
}

/** `3.14:0.01`: a number and how far from it one may be. A gap has one here: as words, 0,5 would not be 0.5. */
function numberOf(right: readonly string[], common: { weight: number }): Gap | Refusal {
  if (right.includes('*')) return { fault: 'wildcards', detail: '*' }
  const numbers = right.flatMap((text) => {
    const [value, tolerance = 0] = text.split(':').map(numberIn)
    return value === undefined ? [] : { within: 'amount' as const, value, tolerance: Math.abs(tolerance) }
  })
  const [number, ...others] = numbers
  if (right.length === 0) return { fault: 'noRightAnswer' }
  if (!number || numbers.length < right.length) return { fault: 'malformed' }
  return others.length === 0 ? { kind: 'number', number, ...common } : { fault: 'severalRightAnswers' }
}

/** Braces that are none of a gap: `{1:…}` may well stand in a text or a formula. */
export function withoutBraces(html: string): string {
  return html.replaceAll('{', '&#123;')
}

/** The other way round; each answer with its weight, so that it may itself begin as one. */
export function writtenAsCloze(gap: Gap): string {
  const { weight = 1 } = gap
  if (gap.kind === 'typed') {
    const accepted = gap.accepted.map((text) => `%100%${withoutWildcards(escaped(text))}`)
    return `{${weight}:SHORTANSWER:${accepted.join('~')}}`
  }
  if (gap.kind === 'number') {
    const { value, tolerance } = aroundNumber(gap.number)
    return `{${weight}:NUMERICAL:%100%${plainDecimal(value)}:${plainDecimal(tolerance)}}`
  }
  const choices = gap.choices.map((text, index) => `%${index === gap.right ? 100 : 0}%${escaped(text)}`)
  // Mixed: the author may have written the right one first.
  return `{${weight}:MULTICHOICE_S:${choices.join('~')}}`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[}~#\\]/g, '\\$&').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}
