import { plainText } from '@probant/kinds/text/plain-text'

const LONGEST = 120

/** Enough to know a question by, where it is named in a sentence: one line, without the signs of Markdown. */
export function shortTitle(title: string): string {
  const line = plainText(title)
  return line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()}…` : line
}
