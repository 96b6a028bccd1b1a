/** What is seen of a text: neither its spaces, nor how a letter with its accent is spelled in bytes, make it another one. */
export function asSeen(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}
