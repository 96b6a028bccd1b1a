import { comparable } from '../../comparable.ts'

/** The words that carry meaning, without their endings, so that a plural equals its singular. */
export function contentWords(text: string): string[] {
  return comparable(text)
    .split(/[ -]/)
    .filter((word) => word.length > 3)
    .map((word) => word.replace(/(?:es|s|x)$/, ''))
}
