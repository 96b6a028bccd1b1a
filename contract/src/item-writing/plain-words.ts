import { plainLetters } from '../accents.ts'
/** The words of a text without Markdown, lower-cased. */
export function plainWords(text: string): string[] {
  return plain(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}’'-]+/u)
    .map((word) => word.replace(/^[’'-]+|[’'-]+$/g, ''))
    .filter(Boolean)
}

/** The text as one reads it: no code, no formulas, no marks. */
export function plain(text: string): string {
  return text
    .replace(/```[\s\S]*?```|`[^`]*`|\$\$[\s\S]*?\$\$|\$[^$\n]*\$/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_~#>]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** As two words are compared: without accents. */
export function bare(text: string): string {
  return plainLetters(text.normalize('NFKC'))
}
