import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Warning } from '#web/components/form/warning.tsx'
import { regradeListQuery } from '#web/features/grading/queries.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber, regional } from '#web/lib/format.ts'
import { uncountedIn } from '../repeat/uncounted.ts'

/** A question that was dropped last time, or given to everybody, is a question like any other the next time. */
export function CountsAgain({ quizId }: { quizId: string }) {
  const { t } = useTranslation('quiz')
  const locale = useLocale()
  const { data } = useQuery(regradeListQuery(quizId))
  const numbers = uncountedIn(data ?? [])
  if (numbers.length === 0) return null
  const list = new Intl.ListFormat(regional(locale)).format(numbers.map((one) => formatNumber(locale, one)))
  return <Warning>{t('repeat.countsAgain', { count: numbers.length, numbers: list })}</Warning>
}
