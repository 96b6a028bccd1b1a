import type { MarkedQuestion, Regrade } from '@probant/contract/grading/regrading'
import { type GivenAnswer, kindOf } from '@probant/kinds'

/** What can be changed about a question as a whole. */
export type RegradeDeed = 'key' | 'accept' | 'drop' | 'give'

interface Choice {
  deed: RegradeDeed | undefined
  right: GivenAnswer | undefined
  text: string
}

/** What makes sense for it: nothing that it is already. */
export function deedsFor({ content, scoring }: Pick<MarkedQuestion, 'content' | 'scoring'>): RegradeDeed[] {
  const { key, accepting } = kindOf(content)
  const deeds: RegradeDeed[] = []
  if (key) deeds.push('key')
  if (accepting) deeds.push('accept')
  if (scoring !== 'given') deeds.push('give')
  if (scoring !== 'dropped') deeds.push('drop')
  return deeds
}

/** What is asked of the server, once enough was chosen. */
export function regradeOf(
  { questionId }: Pick<MarkedQuestion, 'questionId'>,
  { deed, right, text }: Choice,
): Exclude<Regrade, { kind: 'grade' }> | undefined {
  if (deed === 'drop' || deed === 'give') return { kind: deed, questionId }
  if (deed === 'accept') return text.trim() ? { kind: deed, questionId, text: text.trim() } : undefined
  return deed === 'key' && right ? { kind: deed, questionId, right } : undefined
}
