import { withoutAccents } from '@probant/kinds/text/accents'

export { withoutAccents }

/** As people search and compare: without accents or capitals. */
export function plainLetters(text: string): string {
  return withoutAccents(text).toLowerCase()
}
