import type { Standing } from '@probant/contract/workspaces'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate } from '#web/lib/format.ts'

/** Says what works now, until when, and why not. */
export function useStandingWords({ status, until, reason }: Standing): string {
  const { t } = useTranslation('billing')
  const locale = useLocale()
  if (status === 'inactive') return t(`reasons.${reason ?? 'unknown'}`)
  if (status === 'active') return t('standing.active')
  return until ? t(`standing.${status}`, { date: formatDate(locale, until) }) : t(`standing.${status}Open`)
}
