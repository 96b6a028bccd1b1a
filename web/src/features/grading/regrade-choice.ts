import type { MarkedQuestion, Regrade } from '@probant/contract/grading/regrading'

/** What can be changed about a question as a whole. */
export type RegradeAction = 'key' | 'accept' | 'drop' | 'give'

interface Choice {
  action: RegradeAction | undefined
  /** A place among the answers, or a yes or no. */
  right: string
  text: string
}

/** What makes sense for it: nothing that it is already. */
export function actionsFor({
  content,
  scoring,
}: Pick<MarkedQuestion, 'content' | 'scoring'>): RegradeAction[] {
  const actions: RegradeAction[] = []
  if (content.type === 'multiple_choice' || content.type === 'true_false') actions.push('key')
  if (content.type === 'fill_in') actions.push('accept')
  if (scoring !== 'given') actions.push('give')
  if (scoring !== 'dropped') actions.push('drop')
  return actions
}

/** What is asked of the server, once enough was chosen. */
export function regradeOf(
  { questionId, content }: Pick<MarkedQuestion, 'questionId' | 'content'>,
  { action, right, text }: Choice,
): Exclude<Regrade, { kind: 'grade' }> | undefined {
  if (action === 'drop' || action === 'give') return { kind: action, questionId }
  if (action === 'accept') return text.trim() ? { kind: action, questionId, text: text.trim() } : undefined
  if (action !== 'key' || right === '') return undefined
  return content.type === 'true_false'
    ? { kind: action, questionId, right: { type: 'true_false', isTrue: right === 'true' } }
    : { kind: action, questionId, right: { type: 'multiple_choice', place: Number(right) } }
}
