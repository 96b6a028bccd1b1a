import { comparable } from '../comparable.ts'

/** Without their ends, so that plurals are the same word. */
export function contentWords(text: string): string[] {
  return comparable(text)
    .split(/[ -]/)
    .filter((word) => word.length > 3)
    .map((word) => word.replace(/(?:es|s|x)$/, ''))
}
