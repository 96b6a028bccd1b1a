import createBidi, { type Bidi } from 'bidi-js'

export interface Face {
  widthOf(text: string): number
  hasGlyph(codePoint: number): boolean
}

/** The faces that letters are taken from: the first that has one. */
export type Typeface = readonly Face[]

/** What is drawn at once, in one face: a place in the typeface. */
export interface Run {
  text: string
  face: number
  isRightToLeft: boolean
}

/** Stands where the typeface has no glyph: readers know it from everywhere else. */
export const MISSING = '□'

/**
 * The lines of a text, each as runs from left to right. Within a run the characters stand as they are read: whoever
 * draws it turns one of a right-to-left script round itself, since its letters are joined on the way.
 */
export function typeset(text: string, width: number, typeface: Typeface): Run[][] {
  return text.split(/\r\n?|[\n\u2028\u2029]/).flatMap((paragraph) => {
    const legible = withoutMissing(paragraph, typeface)
    const direction = (bidi.getEmbeddingLevels(legible).paragraphs[0]?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr'
    return broken(legible, width, typeface).map((line) => runsOf(line, direction, typeface))
  })
}

// Its types speak of a default export; to Node the module is the function itself.
const bidi = (createBidi as unknown as () => Bidi)()
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A whole emoji is one box, of however many parts it consists. */
function withoutMissing(text: string, typeface: Typeface): string {
  return Array.from(graphemes.segment(text.normalize('NFC')), ({ segment }) =>
    faceFor(segment, typeface) === undefined ? MISSING : segment,
  ).join('')
}

/** The first that can draw all of it. */
function faceFor(grapheme: string, typeface: Typeface): number | undefined {
  const index = typeface.findIndex((face) => canDraw(face, grapheme))
  return index < 0 ? undefined : index
}

function canDraw(face: Face, grapheme: string): boolean {
  return Array.from(grapheme).every(
    (character) => face.hasGlyph(character.codePointAt(0) ?? 0) || IGNORABLE.test(character),
  )
}

/** Never drawn: they only say how their neighbours are. */
const IGNORABLE = /^\p{Default_Ignorable_Code_Point}$/u

interface Piece {
  text: string
  face: number
}

/** Cut where the face changes. What is neither letter nor figure goes with what stands before it, as a space does between two words. */
function piecesOf(text: string, typeface: Typeface): Piece[] {
  const pieces: Piece[] = []
  for (const { segment } of graphemes.segment(text)) {
    const last = pieces.at(-1)
    const before = last && typeface[last.face]
    const isCarried = last && before && !LETTER.test(segment) && canDraw(before, segment)
    const face = isCarried ? last.face : (faceFor(segment, typeface) ?? 0)
    if (last && last.face === face) last.text += segment
    else pieces.push({ text: segment, face })
  }
  return pieces
}

const LETTER = /[\p{L}\p{N}]/u

/** As many words in a line as there is room for; what is wider than a line is cut where it has to be. */
function broken(text: string, width: number, typeface: Typeface): string[] {
  const lines: string[] = []
  let line = ''
  let filled = 0
  for (const word of text.split(/(?<=[^\S\u00a0\u202f]|[-–—/])/)) {
    // With the space behind it, as it is drawn: each word is laid out once.
    const bare = widthOf(word) - widthOf(word.slice(word.trimEnd().length))
    if (line !== '' && filled + bare > width) end()
    if (bare <= width) add(word)
    else
      for (const { segment } of graphemes.segment(word)) {
        if (line !== '' && filled + widthOf(segment.trimEnd()) > width) end()
        add(segment)
      }
  }
  return [...lines, line].map((line) => line.trimEnd())

  function add(part: string): void {
    line += part
    filled += widthOf(part)
  }

  function end(): void {
    lines.push(line)
    line = ''
    filled = 0
  }

  function widthOf(part: string): number {
    return piecesOf(part, typeface).reduce(
      (total, { text, face }) => total + (typeface[face]?.widthOf(text) ?? 0),
      0,
    )
  }
}

interface LevelledRun extends Piece {
  level: number
}

/** By the Unicode Bidirectional Algorithm: names in Hebrew or Arabic beside figures and Latin letters. */
function runsOf(line: string, direction: 'ltr' | 'rtl', typeface: Typeface): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction)
  const mirrored = bidi.getMirroredCharactersMap(line, levels)
  const runs: LevelledRun[] = []
  let index = 0
  for (const { text, face } of piecesOf(line, typeface))
    for (const unit of text.split('')) {
      const [character, level] = [mirrored.get(index) ?? unit, levels[index] ?? 0]
      const last = runs.at(-1)
      if (last && last.level === level && last.face === face) last.text += character
      else runs.push({ text: character, face, level })
      index += 1
    }
  return reordered(runs).map(({ text, face, level }) => ({
    text: drawn(text, level).replace(UNDRAWN, ''),
    face,
    isRightToLeft: level % 2 === 1,
  }))
}

/** From the innermost level outwards, whatever stands at it or within it is turned round. */
function reordered(runs: readonly LevelledRun[]): LevelledRun[] {
  const ordered = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--)
    for (let from = 0; from < ordered.length; from++) {
      let to = from
      while ((ordered[to]?.level ?? -1) >= level) to++
      ordered.splice(from, to - from, ...ordered.slice(from, to).reverse())
      from = Math.max(from, to)
    }
  return ordered
}

/** Signs without a letter belong to no script, so nobody would turn them round. */
function drawn(text: string, level: number): string {
  const isTurnedRound = level % 2 === 0 || /\p{L}/u.test(text)
  return isTurnedRound
    ? text
    : Array.from(graphemes.segment(text), ({ segment }) => segment)
        .reverse()
        .join('')
}

/** The two joiners stay: Persian and Arabic letters take their form from them. */
const UNDRAWN = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu
