import type { Quiz } from '@probant/contract/quizzes/quiz'

/** What the one who looks at a quiz can do next; of a running one, what happens by itself. */
export type NextStep =
  | 'mend'
  | 'publish'
  | 'publishAsItIs'
  | 'frozen'
  | 'inactive'
  | 'lookOnly'
  | 'opens'
  | 'closes'
  | 'repeat'
  | 'over'

export function nextStepOf(
  { phase, can }: Pick<Quiz, 'phase' | 'can'>,
  { isReady, isMine }: { isReady: boolean; isMine: boolean },
): NextStep {
  if (phase === 'scheduled') return 'opens'
  if (phase === 'open') return 'closes'
  if (phase === 'completed') return can.duplicate ? 'repeat' : 'over'
  if (can.edit) return isReady && can.publish ? 'publish' : 'mend'
  // Taken back to draft after people were invited: it can be opened again, but not changed.
  if (can.publish) return isReady ? 'publishAsItIs' : 'frozen'
  // Only an inactive organization keeps its creator from going on.
  return isMine ? 'inactive' : 'lookOnly'
}
