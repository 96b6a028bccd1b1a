import { decoded, isGibberish } from '#server/platform/text-encoding.ts'
import { UnreadableDocument } from './reading-refusal.ts'

/** Plain text or Markdown; nothing that is no text at all. */
export function readPlain(bytes: Uint8Array): string {
  const text = decoded(bytes)
  if (isGibberish(text)) throw new UnreadableDocument('documentUnreadable')
  return text
}
