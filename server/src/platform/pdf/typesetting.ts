import createBidi, { type Bidi } from 'bidi-js'

export interface Typeface {
  widthOf(text: string): number
  hasGlyph(codePoint: number): boolean
}

/** Stands where the typeface has no glyph: readers know it from everywhere else. */
export const MISSING = '□'

/**
 * The lines of a text, each as runs from left to right. Within a run the characters stand as they are read: whoever
 * draws it turns one of a right-to-left script round itself, since its letters are joined on the way.
 */
export function typeset(text: string, width: number, face: Typeface): string[][] {
  return text.split(/\r\n?|[\n\u2028\u2029]/).flatMap((paragraph) => {
    const legible = withoutMissing(paragraph, face)
    const direction = (bidi.getEmbeddingLevels(legible).paragraphs[0]?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr'
    return broken(legible, width, face).map((line) => runsOf(line, direction))
  })
}

// Its types speak of a default export; to Node the module is the function itself.
const bidi = (createBidi as unknown as () => Bidi)()
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A whole emoji is one box, of however many parts it consists. */
function withoutMissing(text: string, { hasGlyph }: Typeface): string {
  return Array.from(graphemes.segment(text.normalize('NFC')), ({ segment }) => {
    const points = Array.from(segment, (character) => character.codePointAt(0) ?? 0)
    const isLegible = points.every((point) => hasGlyph(point) || IGNORABLE.test(String.fromCodePoint(point)))
    return isLegible ? segment : MISSING
  }).join('')
}

/** Never drawn: they only say how their neighbours are. */
const IGNORABLE = /^\p{Default_Ignorable_Code_Point}$/u

/** As many words in a line as there is room for; what is wider than a line is cut where it has to be. */
function broken(text: string, width: number, { widthOf }: Typeface): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/(?<=[^\S\u00a0\u202f]|[-–—/])/)) {
    if (fits(line + word)) {
      line += word
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const { segment } of graphemes.segment(word)) {
      if (line !== '' && !fits(line + segment)) {
        lines.push(line)
        line = ''
      }
      line += segment
    }
  }
  return [...lines, line].map((line) => line.trimEnd())

  function fits(part: string): boolean {
    return widthOf(part.trimEnd()) <= width
  }
}

interface Run {
  text: string
  level: number
}

/** By the Unicode Bidirectional Algorithm: names in Hebrew or Arabic beside figures and Latin letters. */
function runsOf(line: string, direction: 'ltr' | 'rtl'): string[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction)
  const mirrored = bidi.getMirroredCharactersMap(line, levels)
  const runs: Run[] = []
  for (const [index, level] of levels.entries()) {
    const character = mirrored.get(index) ?? line.charAt(index)
    const last = runs.at(-1)
    if (last && last.level === level) last.text += character
    else runs.push({ text: character, level })
  }
  return reordered(runs).map(({ text, level }) => drawn(text, level).replace(UNDRAWN, ''))
}

/** From the innermost level outwards, whatever stands at it or within it is turned round. */
function reordered(runs: readonly Run[]): Run[] {
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
