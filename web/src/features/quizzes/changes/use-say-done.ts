import type { Told } from '@probant/contract/quizzes/later-end'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'

/** Says that something is done, to how many a mail about it was written, and to how many it could not be: in one breath. */
export function useSayDone(): (done: string, told: Told, caveat?: string) => void {
  const { t } = useTranslation('quiz')
  const locale = useLocale()
  const counted = (count: number) => ({ count, formatted: formatNumber(locale, count) })
  return (done, { told, untold }, caveat) => {
    const words = [
      done,
      caveat,
      told > 0 && t('changes.told', counted(told)),
      untold > 0 && t('changes.untold', counted(untold)),
    ]
    const say = untold > 0 || caveat ? toast.warning : toast.success
    say(words.filter(Boolean).join(' '))
  }
}
