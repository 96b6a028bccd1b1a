import { fromHtml } from 'hast-util-from-html'
import { toText } from 'hast-util-to-text'

/** By which a list of questions shows this one: how it begins. */
export function titleOf(html: string): string {
  // The source of a formula would stand there a second time.
  const shown = html.replace(/<annotation\b[^<>]*>[^<>]*<\/annotation>/g, '')
  return beginningOf(toText(fromHtml(shown, { fragment: true }))) || '…'
}

/** How a text begins, as one line. */
export function beginningOf(text: string): string {
  const line = text
    .slice(0, 10 * LONGEST)
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...line]
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : line
}

const LONGEST = 80
