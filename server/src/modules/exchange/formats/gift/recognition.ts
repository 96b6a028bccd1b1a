import { blocksIn } from './blocks.ts'
import { partsOf } from './parts.ts'

/** Does it ask at least one question, with its answers between braces? Other things stand between braces, too. */
export function isGift(text: string): boolean {
  if (text.trimStart().startsWith('<')) return false
  for (const { text: block } of blocksIn(text)) {
    const parts = partsOf(block)
    if ('fault' in parts || parts.stem.trim() === '') continue
    if (ANSWERS.test(parts.answers) || (parts.answers === '' && block.startsWith('::'))) return true
  }
  return false
}

const ANSWERS = /^(?:[=~]|#\s*[=~\d+-]|(?:T|F|TRUE|FALSE)\s*(?:#|$))/i
