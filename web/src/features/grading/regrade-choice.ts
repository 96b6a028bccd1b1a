import type { MarkedQuestion, Regrade } from '@probant/contract/grading/regrading'

/** What can be changed about a question as a whole. */
export type RegradeDeed = 'key' | 'accept' | 'drop' | 'give'

interface Choice {
  deed: RegradeDeed | undefined
  /** A place among the answers, or a yes or no. */
  right: string
  text: string
}

/** What makes sense for it: nothing that it is already. */
export function deedsFor({ content, scoring }: Pick<MarkedQuestion, 'content' | 'scoring'>): RegradeDeed[] {
  const deeds: RegradeDeed[] = []
  if (content.type === 'multiple_choice' || content.type === 'true_false') deeds.push('key')
  if (content.type === 'fill_in') deeds.push('accept')
  if (scoring !== 'given') deeds.push('give')
  if (scoring !== 'dropped') deeds.push('drop')
  return deeds
}

/** What is asked of the server, once enough was chosen. */
export function regradeOf(
  { questionId, content }: Pick<MarkedQuestion, 'questionId' | 'content'>,
  { deed, right, text }: Choice,
): Exclude<Regrade, { kind: 'grade' }> | undefined {
  if (deed === 'drop' || deed === 'give') return { kind: deed, questionId }
  if (deed === 'accept') return text.trim() ? { kind: deed, questionId, text: text.trim() } : undefined
  if (deed !== 'key' || right === '') return undefined
  return content.type === 'true_false'
    ? { kind: deed, questionId, right: { type: 'true_false', isTrue: right === 'true' } }
    : { kind: deed, questionId, right: { type: 'multiple_choice', place: Number(right) } }
}
