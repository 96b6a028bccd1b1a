import type { Refusal } from '../format.ts'
import { signIn, unescapedGift } from './signs.ts'

export interface Parts {
  /** What it is listed by; empty where nothing is said. */
  name: string
  /** What is asked, with a gap where the answer is missing. */
  stem: string
  /** What stands before and after that gap. */
  sentence: [before: string, after: string] | undefined
  answers: string
  /** What is said of the whole. */
  feedback: string
}

/** `::name:: text { answers #### feedback } text` */
export function partsOf(block: string): Parts | Refusal {
  const { name, rest } = named(block.trim())
  const start = signIn(rest, '{')
  const end = signIn(rest, '}')
  // Text that asks nothing.
  if (start < 0 && end < 0) return { fault: 'asksNothing' }
  if (start < 0 || end < start) return { fault: 'braces' }
  const after = rest.slice(end + 1)
  if (signIn(after, '{') >= 0 || signIn(after, '}') >= 0) return { fault: 'braces' }
  const isGap = after.trim() !== ''
  const stem = `${rest.slice(0, start)}${isGap ? `____${after}` : ''}`
  const body = rest.slice(start + 1, end)
  const feedbackAt = lastFeedbackIn(body)
  return {
    name,
    sentence: isGap ? [rest.slice(0, start), after] : undefined,
    stem: stem.trim() === '' ? name : stem,
    answers: body.slice(0, feedbackAt).trim(),
    feedback: body.slice(feedbackAt + FEEDBACK.length),
  }
}

function named(text: string): { name: string; rest: string } {
  const end = text.startsWith('::') ? signIn(text, '::', 2) : -1
  if (end < 0) return { name: '', rest: text }
  return { name: unescapedGift(text.slice(2, end)), rest: text.slice(end + 2) }
}

const FEEDBACK = '####'

function lastFeedbackIn(body: string): number {
  let last = body.length
  for (let at = signIn(body, FEEDBACK); at >= 0; at = signIn(body, FEEDBACK, at + 1)) last = at
  return last
}
