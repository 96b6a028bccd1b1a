import { plainLetters } from '@probant/contract/accents'

/** What stands at the head of a column, in the words of people and of the programs that export lists. */
const HEADINGS = {
  email: /\b(e ?mails?|mails?|mel|courriels?|messagerie|adresses? electroniques?)\b/,
  first: /^(first ?names?|given names?|forenames?|prenoms?)$/,
  last: /^(last ?names?|surnames?|family names?|noms?|noms? de famille|nom d usage)$/,
  full: /^((full|display|complete) ?names?|names?|noms? complets?|noms? (et )?prenoms?|prenoms? (et )?noms?|participants?|students?|pupils?|learners?|employees?|members?|persons?|people|contacts?|eleves?|etudiants?|apprenants?|stagiaires?|salaries?|employes?|membres?|personnes?)$/,
} as const

export type Heading = keyof typeof HEADINGS

export function headingOf(cell: string): Heading | undefined {
  if (cell.includes('@')) return undefined
  const words = plainLetters(cell)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return HEADING_NAMES.find((heading) => HEADINGS[heading].test(words))
}

// Names first: the “E-mail display name” of a mail program is no address.
const HEADING_NAMES: Heading[] = ['first', 'last', 'full', 'email']

/** Is this a line of headings? */
export function isHeadingRow(row: readonly string[]): boolean {
  return !row.some((cell) => cell.includes('@')) && row.some((cell) => headingOf(cell) !== undefined)
}
