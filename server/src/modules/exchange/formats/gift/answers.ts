import type { ImportNote } from '@probant/contract/exchange/formats'
import type { Accepted } from '@probant/kinds/numeric/tolerance'
import type { Asked, Refusal } from '../format.ts'
import {
  acceptedAmong,
  choiceAmong,
  MOST_ANSWERS,
  pairsAmong,
  type WeightedAnswer,
} from '../moodle/answers.ts'
import { orderAmong } from '../moodle/order.ts'
import { between, numberIn, numbersAmong } from '../numbers.ts'
import { FORMAT_NAME, partedAt, signIn, unescapedGift } from './signs.ts'

interface Options {
  /** What an answer to choose says, as Markdown. */
  inline: (text: string) => string
  notes: Set<ImportNote>
}

/** What stands between the braces, without what is said of the whole. */
export function readAnswers(body: string, { inline, notes }: Options): Asked | Refusal {
  if (body === '') return { for: 'text', maxScore: null, guidance: '' }
  if (body.startsWith('>')) return order(body, { inline, notes })
  if (body.startsWith('#')) return numbers(body.slice(1), notes)
  if (signIn(body, '~') >= 0) return choice(body, { inline, notes })
  if (signIn(body, '=') >= 0 && body.includes(ARROW)) return pairs(body, inline)
  const isTrue = TRUTHS.get(withoutFeedback(body).toUpperCase())
  if (isTrue !== undefined) {
    noteFeedback(body, notes)
    return { for: 'truth', isTrue }
  }
  return words(body, notes)
}

const ARROW = '->'

/** `=left -> right`, where the right is a line of text, whatever the question is. */
function pairs(body: string, inline: Options['inline']): Asked | Refusal {
  const { before, parts } = partedAt(body, '=')
  if (before.trim() !== '' || parts.some(({ text }) => !text.includes(ARROW))) return { fault: 'malformed' }
  if (parts.length > MOST_ANSWERS) return { fault: 'malformed' }
  return pairsAmong(
    parts.map(({ text }) => {
      const at = text.indexOf(ARROW)
      const right = text.slice(at + ARROW.length).trim()
      return { left: inline(text.slice(0, at)), right: inline(`[moodle]${right}`) }
    }),
  )
}

const TRUTHS = new Map([
  ['T', true],
  ['TRUE', true],
  ['F', false],
  ['FALSE', false],
])

function choice(body: string, { inline, notes }: Options): Asked | Refusal {
  const { before, parts } = partedAt(body, '=~')
  if (before.trim() !== '') return { fault: 'malformed' }
  const answers = parts.map(({ sign, text }) => weighted(text, sign === '=' ? 100 : 0, notes))
  return choiceAmong(answers, { markdownOf: inline, notes, isSingle: isSingle(parts, answers) })
}

/** An equals sign marks the one; without it any number is chosen, which shows only where more than one counts. */
function isSingle(
  parts: readonly { sign: string }[],
  answers: readonly WeightedAnswer[],
): boolean | undefined {
  if (parts.some(({ sign }) => sign === '=')) return true
  return answers.filter(({ fraction }) => fraction !== 0).length > 1 ? false : undefined
}

/** The only one needs no sign before it. */
function words(body: string, notes: Set<ImportNote>): Asked | Refusal {
  const { before, parts } = partedAt(body, '=')
  const all =
    before.trim() === '' ? parts.map(({ text }) => text) : [before, ...parts.map(({ text }) => text)]
  const answers = all.map((text) => weighted(text, 100, notes))
  return acceptedAmong(
    answers.map((answer) => ({ ...answer, text: asWritten(answer.text) })),
    notes,
  )
}

/** `>5 ALL VERTICAL ABSOLUTE_POSITION SHOW none`, then a line for each item; only the sign has to be there. */
function order(body: string, { inline, notes }: Options): Asked | Refusal {
  const [whole, count, selects = '', grading = ''] = ORDER.exec(body) ?? ['']
  const items = body.slice(whole.length).split('\n')
  const settings = { selects, grading, count: count ? Number(count) : null }
  return orderAmong(items.map((item) => inline(item.trim())).filter(Boolean), settings, notes)
}

const ORDER =
  /^>[^\S\n]*(\d{0,4})[^\S\n]*((?:ALL|EXACT|RANDOM|REL|CONTIGUOUS|CONTIG)\b)?[^\S\n]*(?:(?:HORIZONTAL|HORI|H|VERTICAL|VERT|V|[01])\b)?[^\S\n]*((?:ALL_OR_NOTHING|ABSOLUTE_POSITION|ABSOLUTE|ABS|RELATIVE(?:_[A-Z_]+)?|LONGEST_[A-Z_]+)\b)?[^\S\n]*(?:(?:SHOW|TRUE|YES|HIDE|FALSE|NO|[01])\b)?[^\S\n]*(?:(?:none|123|abc|ABCD|iii|IIII)\b)?/

/** Each with its tolerance, or from one to another; what is said of all others stands after `~`. */
function numbers(body: string, notes: Set<ImportNote>): Asked | Refusal {
  const { before, parts } = partedAt(body, '=~')
  const all = before.trim() === '' ? parts : [{ sign: '=', text: before }, ...parts]
  const answers = all.map(({ sign, text }) => weighted(text, sign === '=' ? 100 : 0, notes))
  return numbersAmong(
    answers.map(({ text, fraction }) => ({ accepted: numberOf(asWritten(text)), share: fraction / 100 })),
  )
}

/** `5`, `5:0.1` or `4..6`. */
function numberOf(text: string): Accepted | undefined {
  const [, start = '', to] = /^(.*?)\.\.(.*)$/.exec(text) ?? ['', text]
  if (to !== undefined) {
    const [lower, upper] = [numberIn(start), numberIn(to)]
    return lower === undefined || upper === undefined ? undefined : between(lower, upper)
  }
  const [number = '', margin = '0', ...others] = text.split(':')
  const [value, tolerance] = [numberIn(number), numberIn(margin)]
  if (value === undefined || tolerance === undefined || others.length > 0) return undefined
  return { within: 'amount', value, tolerance: Math.abs(tolerance) }
}

function weighted(text: string, usual: number, notes: Set<ImportNote>): WeightedAnswer {
  const [whole, weight] = /^\s*%(-?\d{1,3}(?:\.\d{1,10})?)%/.exec(text) ?? ['']
  const answer = text.slice(whole.length)
  noteFeedback(answer, notes)
  return { text: withoutFeedback(answer), fraction: Number(weight ?? usual) }
}

/** What is said of an answer stands after it. */
function withoutFeedback(answer: string): string {
  const at = signIn(answer, '#')
  return (at < 0 ? answer : answer.slice(0, at)).trim()
}

/** Moodle writes the sign before it, and how it is written, also where nothing is said. */
function noteFeedback(answer: string, notes: Set<ImportNote>): void {
  const at = signIn(answer, '#')
  const said = at < 0 ? '' : answer.slice(at).replace(NOTHING_SAID, '')
  if (said.trim() !== '') notes.add('answerFeedback')
}

const NOTHING_SAID = /#|\[(?:html|moodle|plain|markdown)\]|<(?!img\b)[^<>]{0,1000}>|&nbsp;/gi

/** A format says nothing of an answer that is compared letter by letter. */
function asWritten(answer: string): string {
  return unescapedGift(answer.replace(FORMAT_NAME, '')).trim()
}
