import { markerOf, numbersIn, withMarkers } from '@probant/kinds/gaps/markers'
import { plainText } from '@probant/kinds/text/plain-text'

interface Selection {
  start: number
  end: number
}

/** With one more gap where the cursor is, or at the end. What is selected makes room for it, and is what belongs in it. */
export function withGapAt(
  text: string,
  number: number,
  { start, end }: Selection = { start: text.length, end: text.length },
): { text: string; answer: string } {
  const selected = text.slice(start, end)
  const answer = selected.trim()
  if (answer === '' || selected.includes('\n') || numbersIn(selected).length > 0)
    return { text: withMarkerAt(text, number, end), answer: '' }
  const from = start + selected.indexOf(answer)
  const rest = text.slice(from + answer.length)
  return { text: text.slice(0, from) + markerOf(number) + rest, answer: plainText(answer) }
}

function withMarkerAt(text: string, number: number, at: number): string {
  const [before, after] = [text.slice(0, at), text.slice(at)]
  const space = before === '' || /\s$/.test(before) ? '' : ' '
  return `${before}${space}${markerOf(number)}${after}`
}

/** Without one of them; those after it move up. */
export function withoutGap(text: string, gone: number): string {
  return withMarkers(text, (index) => {
    if (index === gone) return ''
    return markerOf(index > gone ? index : index + 1)
  })
}

/** Where a gap stood, in the text without it. */
export function placeOfGap(text: string, gone: number): number {
  const [before = ''] = text.split(markerOf(gone + 1))
  return withoutGap(before, gone).length
}

/** The other way round: with a gap in its place again, and those after it moved down. */
export function withGapBack(text: string, back: number, at: number): string {
  const moved = (part: string) =>
    withMarkers(part, (index) => markerOf(index >= back ? index + 2 : index + 1))
  return moved(text.slice(0, at)) + markerOf(back + 1) + moved(text.slice(at))
}

/** Where a gap has another number, it stays where it is in the text. */
export function withMovedGap(text: string, from: number, to: number): string {
  return withMarkers(text, (index) => {
    if (index === from) return markerOf(to + 1)
    if (from < to && index > from && index <= to) return markerOf(index)
    if (to < from && index >= to && index < from) return markerOf(index + 2)
    return markerOf(index + 1)
  })
}

/**
 * The gaps that a text asks for while it is typed: a marker with the next number has a gap, and one that is gone from the
 * text takes its gap along, where that is the last and nothing was done with it yet.
 */
export function gapsFor<Gap>(
  text: string,
  gaps: readonly Gap[],
  {
    isUntouched,
    next,
    max,
  }: { isUntouched: (gap: Gap) => boolean; next: (number: number) => Gap; max: number },
): readonly Gap[] {
  const numbers = new Set(numbersIn(text))
  const kept = gaps.findLastIndex((gap, index) => numbers.has(index + 1) || !isUntouched(gap)) + 1
  const all = kept < gaps.length ? gaps.slice(0, kept) : [...gaps]
  while (all.length < max && numbers.has(all.length + 1)) all.push(next(all.length + 1))
  return all.length === gaps.length ? gaps : all
}
