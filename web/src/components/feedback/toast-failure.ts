import type { ApiError } from '#web/lib/api-error.ts'
import { toast } from '#web/lib/toast.ts'
import { refusalOf } from '../form/refusal.ts'

/** A refusal says by itself what is wrong; anything else is told as `what` did not work, with the reason below. */
export function toastFailure(error: unknown, what: string): void {
  const refusal = refusalOf(error)
  if (refusal) toast.error(refusal.message, { action: actionOf(refusal) })
  else toast.error(what, { description: error instanceof Error ? error.message : undefined })
}

function actionOf({ wayOut }: ApiError) {
  return wayOut && { label: wayOut.label, onClick: () => location.assign(wayOut.href) }
}

/** For the promise of a mutation that names the sentence for its failure: nothing is left to say. */
export function alreadyTold(): void {}
