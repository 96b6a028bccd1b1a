import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { refusalOf } from '../form/refusal.ts'

/** A refusal says by itself what is wrong; anything else is told as `what` did not work, with the reason below. */
export function toastFailure(error: unknown, what: string): void {
  const refusal = refusalOf(error)
  if (refusal) toast.error(refusal.message)
  else toast.error(what, { description: error instanceof Error ? error.message : undefined })
}

/** For a mutation's `onError`, where nothing better can be said than that it did not work. */
export function useFailureToast() {
  const { t } = useTranslation('messages')
  return (error: unknown) => toastFailure(error, t('operationFailed'))
}
