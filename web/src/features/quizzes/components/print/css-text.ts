/** Any text as a string of a style sheet: only letters, digits and spaces stand for themselves. */
export function cssText(text: string): string {
  const escaped = text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)
  return `"${escaped}"`
}
