import type { ImportNote } from '@probant/contract/exchange/formats'
import { LETTERS } from '@probant/kinds/letters'
import { joinedSigns } from '#server/platform/markdown/formula-signs.ts'
import { markdownFromText } from '#server/platform/markdown/from-html.ts'
import type { ReadItem } from '../format.ts'
import { beginningOf } from '../moodle/names.ts'
import { readItem } from '../reading.ts'
import { type KeyEntry, keyAtEnd } from './key-at-end.ts'
import { asks, type Label, type Line, squeezed } from './line.ts'
import { type Outlined, outlineOf } from './outline.ts'
import { pointsIn } from './points.ts'
import { truthChoiceIn } from './truth.ts'
import { understood } from './understood.ts'

/** Every question of a document, and whatever of its key belongs to none. */
export function* itemsIn(
  document: readonly Line[],
  picture: (sign: string, notes: Set<ImportNote>) => string = () => '',
): Generator<ReadItem> {
  const { lines, entries } = keyAtEnd(document.map(squeezed))
  const outline = outlineOf(lines)
  if (!asksAnything(outline, entries)) return
  const left = [...entries]
  for (const [place, outlined] of outline.entries()) {
    const at = left.findIndex(({ value }) => value === outlined.value)
    const atEnd = at >= 0 ? left.splice(at, 1)[0]?.said : undefined
    const words = [...outlined.stem, ...outlined.options.map(({ line }) => line)].map(({ text }) => text)
    const beginning = () => beginningOf(words.join(' ').replace(PICTURES, ''))
    const source = () => sourceOf(lines, outlined.line, outline[place + 1]?.line)
    yield readItem({ line: outlined.line, beginning, source }, (notes) =>
      understood(outlined, atEnd, (text) =>
        markdownOf(text)
          .replace(PICTURES, (sign) => picture(sign, notes))
          .trim(),
      ),
    )
  }
  for (const { line, value, said } of left)
    yield { line, fault: 'keyWithoutQuestion', beginning: `${value}. ${said}` }
}

/** From its line to the next question's. */
function sourceOf(lines: readonly Line[], from: number, to = Number.POSITIVE_INFINITY): string {
  const first = lines.findIndex(({ number }) => number >= from)
  const end = lines.findIndex(({ number }) => number >= to)
  const own = lines.slice(first, end < 0 ? undefined : end).slice(0, SOURCE_LINES)
  return own
    .map(({ label, text }) => `${label ? signOf(label) : ''}${text.replace(PICTURES, '')}`)
    .join('\n')
    .slice(0, LONGEST)
}

function signOf({ kind, value }: Label): string {
  if (kind === 'bullet') return '• '
  return kind === 'number' ? `${value}. ` : `${LETTERS[(value - 1) % LETTERS.length]}. `
}

/** A numbered list alone is no set of questions. */
export function asksAnything(outline: readonly Outlined[], entries: readonly KeyEntry[]): boolean {
  if (outline.some(({ value }) => value !== undefined) && entries.length > 1) return true
  return outline.some(
    ({ value, options, stem, key, isText }) =>
      options.length > 1 ||
      (key !== undefined && value !== undefined) ||
      (value !== undefined &&
        !isText &&
        stem.some(
          (line) =>
            asks(line.text) || pointsIn(line.text).points !== null || truthChoiceIn(line) !== undefined,
        )),
  )
}

/** A sign that stands for a picture of the document. */
export function pictureSign(place: number): string {
  return String.fromCharCode(FIRST_PICTURE + Math.min(place, PICTURES_MOST))
}

export function placeOfPicture(sign: string): number {
  return sign.charCodeAt(0) - FIRST_PICTURE
}

/** Among the signs that mean nothing to anybody else. */
const FIRST_PICTURE = 0xe000
const PICTURES_MOST = 0x17ff
const PICTURES = /[\ue000-\uf7ff]/g

/** What is far too long for a question is refused as that, and not read before. */
function markdownOf(text: string): string {
  return text.length > LONGEST ? text : markdownFromText(joinedSigns(text))
}

const LONGEST = 20_000
const SOURCE_LINES = 100
