import { formulaText, withFormulas } from '@probant/kinds/text/formula-text'

/** How many characters of a text are seen: a formula counts as what it shows, `$7 \times 8$` as `7×8`. */
export function shownLength(markdown: string): number {
  return [...withFormulas(markdown, (tex) => formulaText(tex).replaceAll(' ', ''))].length
}
