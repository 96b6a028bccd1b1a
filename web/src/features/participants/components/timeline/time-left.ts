import type { Participant } from '@probant/contract/participants/participant'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { lengthWords } from '#web/lib/length-words.ts'
import { MINUTE_MS } from '#web/lib/use-now.ts'

type Timed = Pick<Participant, 'deadlineAt' | 'finishedAt'>

/** How many whole minutes were left when it was over: the server gives back as much, and no less. */
export function minutesLeftOf({ deadlineAt, finishedAt }: Timed): number {
  if (!deadlineAt || !finishedAt) return 0
  const left = new Date(deadlineAt).getTime() - new Date(finishedAt).getTime()
  return Math.max(0, Math.floor(left / MINUTE_MS))
}

/** “24 minutes”. */
export function useTimeLeftWords(): (participant: Timed) => string {
  const { t } = useTranslation('participants')
  const locale = useLocale()
  return (participant) => {
    const minutes = minutesLeftOf(participant)
    return minutes > 0 ? lengthWords(locale, minutes) : t('timeline.reopening.underMinute')
  }
}
