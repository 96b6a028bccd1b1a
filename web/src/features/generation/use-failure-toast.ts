import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'

/** A press that came to nothing says so. */
export function useFailureToast() {
  const { t } = useTranslation('messages')
  return (error: unknown): void =>
    void toast.error(error instanceof Error ? error.message : t('operationFailed'))
}
