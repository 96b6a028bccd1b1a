/** Markdown without the signs that keep it from being more than plain text. */
export function unescaped(markdown: string): string {
  return markdown.replace(/\\(?=[^\p{L}\p{N}\s])/gu, '')
}
