import type { Lobby } from '@probant/contract/participants/entering'
import { useTranslation } from 'react-i18next'
import { useMinutesWords } from './use-minutes-words.ts'

/** How long someone has; whoever has been given more is told so, and how much of it that is. */
export function useOwnTime({
  durationMinutes,
  ownMinutes = durationMinutes,
  extraMinutes = 0,
}: Pick<Lobby, 'durationMinutes'> & Partial<Pick<Lobby, 'ownMinutes' | 'extraMinutes'>>): string {
  const { t } = useTranslation('participation')
  const words = useMinutesWords()
  const extra = words(extraMinutes)
  if (durationMinutes === 0) return extraMinutes > 0 ? t('minutes.noneExtra', { extra }) : t('minutes.none')
  return extraMinutes > 0 ? t('minutes.extra', { own: words(ownMinutes), extra }) : words(durationMinutes)
}
