import type { Told } from '@probant/contract/quizzes/later-end'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'

/** Says how many are told by mail, and how many could not be; nothing where nobody had to be. */
export function useTellTold(): (told: Told) => void {
  const { t } = useTranslation('quiz-changes')
  const locale = useLocale()
  const counted = (count: number) => ({ count, formatted: formatNumber(locale, count) })
  return ({ told, untold }) => {
    if (told > 0) toast.info(t('told', counted(told)))
    if (untold > 0) toast.warning(t('untold', counted(untold)))
  }
}
