import { UnreadableDocument } from './reading-refusal.ts'

/** Plain text or Markdown: UTF-8, or what older Windows programs wrote; nothing that is no text at all. */
export function readPlain(bytes: Uint8Array): string {
  const text = decoded(bytes)
  const strange = text.match(/[^\P{Cc}\n\r\t\f]|\ufffd/gu)?.length ?? 0
  if (strange > text.length / 100) throw new UnreadableDocument('documentUnreadable')
  return text
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
