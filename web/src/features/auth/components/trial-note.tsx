import { TRIAL_DAYS } from '@probant/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { siteQuery } from '../queries.ts'

/** What an organization costs at first; nothing where nothing is sold. */
export function TrialNote() {
  const { t } = useTranslation('dashboard')
  const { data: site } = useQuery(siteQuery)
  return site?.privacy.takesPayments ? <p>{t('workspaces.create.trial', { days: TRIAL_DAYS })}</p> : null
}
