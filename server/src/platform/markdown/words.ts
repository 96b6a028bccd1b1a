import type { Dialect } from './portable.ts'

/**
 * Nothing but words on one line, as most answers and questions are: no sign of Markdown, no address, no list. What is made
 * of them is known without reading them.
 */
export function areWords(text: string): boolean {
  return !/[\\`*_[\]<>&$~|@\s](?<! )| {2}|:\/\/|www\./i.test(text) && !/^[#+=\-\d ]| $/.test(text)
}

/** The same as `renderPortable` would make. */
export function portableWords(words: string, dialect: Dialect, { isInline = false } = {}): string {
  return isInline || dialect === 'plain' || words === '' ? words : `<p>${words}</p>`
}
