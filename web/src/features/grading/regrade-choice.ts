import type { MarkedQuestion, Regrade } from '@probant/contract/grading/regrading'
import type { Locale } from '@probant/contract/locales'
import { type GivenAnswer, kindOf } from '@probant/kinds'

/** What can be changed about a question as a whole. */
export type RegradeAction = 'key' | 'accept' | 'drop' | 'give'

interface Choice {
  action: RegradeAction | undefined
  right: GivenAnswer | undefined
  text: string
}

/** What makes sense for it: nothing that it is already. */
export function actionsFor({
  content,
  scoring,
}: Pick<MarkedQuestion, 'content' | 'scoring'>): RegradeAction[] {
  const { key, accepting } = kindOf(content)
  const actions: RegradeAction[] = []
  if (key) actions.push('key')
  if (accepting) actions.push('accept')
  if (scoring !== 'given') actions.push('give')
  if (scoring !== 'dropped') actions.push('drop')
  return actions
}

/** What to do about a choice that can't be; an empty text where its kind has no words of its own for it. */
export function faultOf(
  { content }: Pick<MarkedQuestion, 'content'>,
  { action, right, text }: Choice,
  locale: Locale,
): string | undefined {
  const { key, accepting } = kindOf(content)
  const typed = text.trim()
  if (action === 'accept' && accepting && typed)
    return accepting.accepts(content, typed) || accepting.with(content, typed)
      ? undefined
      : (accepting.unfit?.(content, typed, locale) ?? '')
  if (action === 'key' && key && right)
    return key.replaced(content, right) ? undefined : (key.unfit?.(content, locale) ?? '')
}

/** What is asked of the server, once enough was chosen. */
export function regradeOf(
  { questionId }: Pick<MarkedQuestion, 'questionId'>,
  { action, right, text }: Choice,
): Exclude<Regrade, { kind: 'grade' }> | undefined {
  if (action === 'drop' || action === 'give') return { kind: action, questionId }
  if (action === 'accept') return text.trim() ? { kind: action, questionId, text: text.trim() } : undefined
  const isGiven = right && !kindOf(right).isBlank(right)
  return action === 'key' && isGiven ? { kind: action, questionId, right } : undefined
}
