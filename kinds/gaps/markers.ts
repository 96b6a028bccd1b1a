import { withFormulas } from '../text/formula-text.ts'

/** Where a gap stands in the text: `[[1]]` the first. */
const MARKER = /\[\[(\d{1,2})\]\]/g

export const markerOf = (number: number): string => `[[${number}]]`

/** The numbers of the gaps in a text, as they come. In a formula or a picture there is none: nobody could type into it. */
export function numbersIn(markdown: string): number[] {
  const shown = withFormulas(markdown, () => '').replace(PICTURE, '')
  return [...shown.matchAll(MARKER)].map(([, number]) => Number(number))
}

const PICTURE = /!\[[^\n]{0,2000}?\]\([^)\n]{0,2000}\)/g

/** HTML with something else in the place of each gap, by its index; what is within a tag is no text. */
export function withGaps(html: string, write: (index: number) => string): string {
  return html.replace(TAG_OR_MARKER, (found: string, number: string | undefined) =>
    number === undefined ? found : write(Number(number) - 1),
  )
}

const TAG_OR_MARKER = /<[^>"]*(?:"[^"]*"[^>"]*)*>|\[\[(\d{1,2})\]\]/g
