import { withFormulas } from '../text/formula-text.ts'

/** Where a gap stands in the text: `[[1]]` the first. */
const MARKER = /\[\[(\d{1,2})\]\]/g

export const markerOf = (number: number): string => `[[${number}]]`

/** The numbers of the gaps in a text, as they come. In a formula there is none: nobody could type into it. */
export function numbersIn(markdown: string): number[] {
  const shown = withFormulas(markdown, () => '')
  return [...shown.matchAll(MARKER)].map(([, number]) => Number(number))
}

/** HTML with something else in the place of each gap, by its index. */
export function withGaps(html: string, write: (index: number) => string): string {
  return html.replace(MARKER, (_, number: string) => write(Number(number) - 1))
}
