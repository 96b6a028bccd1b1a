import { withFormulas } from '../text/formula-text.ts'
import { PLACE, placeOf, withoutPlaces } from './places.ts'

/** Where a gap stands in the text: `[[1]]` the first. */
const MARKER = /\[\[(\d{1,2})\]\]/g

export const markerOf = (number: number): string => `[[${number}]]`

/** The numbers of the gaps in a text, as they come. In a formula or a picture there is none: nobody could type into it. */
export function numbersIn(markdown: string): number[] {
  return [...shownIn(markdown).matchAll(MARKER)].map(([, number]) => Number(number))
}

function shownIn(markdown: string): string {
  return withFormulas(markdown, () => '').replace(PICTURE, '')
}

/** An address has no brackets in it: where one could go on over the next picture, a long line of them took seconds. */
const PICTURE = /!\[[^\n]{0,2000}?\]\([^()\n]{0,2000}\)/g

/** Markdown with something else in the place of each of them, by its index. */
export function withMarkers(markdown: string, write: (index: number) => string): string {
  const markers: string[] = []
  // There may be two alike.
  const signed = withoutPlaces(markdown).replace(MARKER, (marker) => placeOf(markers.push(marker) - 1))
  const shown = shownIn(signed)
  return signed.replace(PLACE, (sign: string, at: string) => {
    const marker = markers[Number(at)] ?? ''
    return shown.includes(sign) ? write(Number.parseInt(marker.slice(2), 10) - 1) : marker
  })
}

/** HTML with something else in the place of each gap, by its index; what is within a tag is no text. */
export function withGaps(html: string, write: (index: number) => string): string {
  return html.replace(TAG_OR_MARKER, (found: string, number: string | undefined) =>
    number === undefined ? found : write(Number(number) - 1),
  )
}

const TAG_OR_MARKER = /<[^>"]*(?:"[^"]*"[^>"]*)*>|\[\[(\d{1,2})\]\]/g
