import type { PaperQuestion } from '@probant/contract/quizzes/paper'

/** Sixteen lines and the question fit on a sheet, in large print too. */
const LINES_MAX = 16
const SHORT = 28

/** How many lines an open answer gets: who can earn more has more to write. */
export function linesFor({ points }: Pick<PaperQuestion, 'points'>): number {
  return Math.min(LINES_MAX, 2 + 2 * points)
}

/** Short answers stand two in a row, which saves paper. */
export function areShort(answers: readonly { html: string }[]): boolean {
  return answers.every(({ html }) => !/<(img|pre|table)\b/.test(html) && textOf(html).length <= SHORT)
}

function textOf(html: string): string {
  return (
    html
      // The source of a formula, kept beside it for those who hear it.
      .replace(/<annotation\b.*?<\/annotation>/gs, '')
      .replace(/<[^>]*>/g, '')
      .replace(/&[#\w]+;/g, '?')
      .trim()
  )
}
