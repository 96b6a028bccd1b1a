import { markerOf, withMarkers } from '@probant/kinds/gaps/markers'

/** With one more gap where the cursor is, or at the end. */
export function withMarkerAt(text: string, number: number, at = text.length): string {
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

/** Where a gap has another number, it stays where it is in the text. */
export function withMovedGap(text: string, from: number, to: number): string {
  return withMarkers(text, (index) => {
    if (index === from) return markerOf(to + 1)
    if (from < to && index > from && index <= to) return markerOf(index)
    if (to < from && index >= to && index < from) return markerOf(index + 2)
    return markerOf(index + 1)
  })
}
