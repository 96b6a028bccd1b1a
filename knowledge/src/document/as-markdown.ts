/** Marks the missing words in a sentence. */
export const GAP = '____'

/** Escapes plain text so that Markdown shows it unchanged: a price is no formula, and a star begins no list. */
export function asMarkdown(text: string): string {
  return text
    .split(GAP)
    .map((part) => part.replace(/[\\`*_$<[\]~|]/g, '\\$&'))
    .join(GAP)
    .replace(/^(\d+)([.)])(?=\s)/, '$1\\$2')
    .replace(/^([#>+-])(?=\s|#)/, '\\$1')
}
