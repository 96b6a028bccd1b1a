/** A text of unknown encoding: what it says of itself, else UTF-8, else what older Windows programs wrote. */
export function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Is this no text at all, but bytes that were taken for one? */
export function isGibberish(text: string): boolean {
  const strange = text.match(/[^\P{Cc}\n\r\t\f]|\ufffd/gu)?.length ?? 0
  return strange > text.length / 100
}
