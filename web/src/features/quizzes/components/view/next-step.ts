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
  | 'duplicate'
  | 'over'

export function nextStepOf({ phase, can }: Pick<Quiz, 'phase' | 'can'>, isReady: boolean): NextStep {
  if (phase === 'scheduled') return 'opens'
  if (phase === 'open') return 'closes'
  if (phase === 'completed') return can.duplicate ? 'duplicate' : 'over'
  if (can.edit) return isReady && can.publish ? 'publish' : 'mend'
  // Taken back to draft after people were invited: it can be opened again, but not changed.
  if (can.publish) return isReady ? 'publishAsItIs' : 'frozen'
  // Whoever may delete it made it: only the organization keeps them from going on.
  return can.delete ? 'inactive' : 'lookOnly'
}
