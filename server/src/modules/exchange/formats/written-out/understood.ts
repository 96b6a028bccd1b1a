import { taken } from '../../kinds/index.ts'
import { unanswered } from '../../kinds/unanswered.ts'
import type { ReadQuestion, Refusal } from '../format.ts'
import { NOTHING_ELSE } from '../reading.ts'
import { answered } from './answered.ts'
import { type Line, part } from './line.ts'
import type { Outlined } from './outline.ts'
import { pointsIn } from './points.ts'
import { type TruthChoice, truthChoiceIn } from './truth.ts'

/** What a question of a document means; `atEnd` is what the key after all questions says of it. */
export function understood(
  outlined: Outlined,
  atEnd: string | undefined,
  /** A text of the document as we write it. */
  markdown: (text: string) => string,
): ReadQuestion | Refusal {
  const { lines, points } = withoutPoints(outlined)
  const { stem, truth } = outlined.options.length === 0 ? withoutTruth(lines) : { stem: lines }
  const asks = stem.filter(({ text }) => !RULED.test(text)).map(({ text }) => text)
  const keys = [outlined.key ?? '', atEnd ?? ''].filter((said) => said.trim() !== '')
  const { asked, ...unclear } = answered(outlined, truth, keys, markdown)
  const { fault, detail } = unclear
  const read = fault ? unanswered(asked) : taken(asked)
  if ('fault' in read) return read
  const question = {
    ...NOTHING_ELSE,
    title: markdown(asks.join('\n')),
    explanation: markdown(outlined.explanation.join('\n')),
    points,
  }
  const { content } = read
  if (fault || content === null)
    return { fault: fault ?? 'malformed', ...(detail && { detail }), draft: { ...question, ...read } }
  return { ...question, type: read.type, content }
}

function withoutPoints({ stem, points: said }: Outlined): { lines: Line[]; points: number | null } {
  let points = said
  const lines = stem.flatMap((line) => {
    const found = pointsIn(line.text)
    if (found.points === null) return line
    points ??= found.points
    const [before, after] = [part(line, 0, found.from), part(line, found.to)]
    const text = [before.text, after.text].filter(Boolean).join(' ')
    return text === '' ? [] : { ...line, text, looks: new Uint8Array(text.length) }
  })
  return { lines, points }
}

function withoutTruth(lines: readonly Line[]): { stem: Line[]; truth?: TruthChoice } {
  for (const [at, line] of lines.entries()) {
    const truth = truthChoiceIn(line)
    if (!truth) continue
    const text = `${line.text.slice(0, truth.from)}${line.text.slice(truth.to)}`.trim()
    const rest = text === '' ? [] : [{ ...line, text, looks: new Uint8Array(text.length) }]
    return { stem: [...lines.slice(0, at), ...rest, ...lines.slice(at + 1)], truth }
  }
  return { stem: [...lines] }
}

/** Where somebody writes their answer. */
const RULED = /^[\s_.…-]{4,}$/
