import { GAP } from './draft.ts'

/** Plain text as Markdown that shows just that text: a price must not become a formula, nor a star a list. */
export function asMarkdown(text: string): string {
  return text
    .split(GAP)
    .map((part) => part.replace(/[\\`*_$<[\]~|]/g, '\\$&'))
    .join(GAP)
    .replace(/^(\d+)([.)])(?=\s)/, '$1\\$2')
    .replace(/^([#>+-])(?=\s|#)/, '\\$1')
}
