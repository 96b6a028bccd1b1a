import { useTranslation } from 'react-i18next'
import { useWorkspace } from '#web/features/workspaces/queries.ts'
import type { ApiError } from '#web/lib/api-error.ts'
import { wayOut } from '../limit-refusal.ts'
import classes from './upgrade-words.module.css'

/** The refusal's own sentence, and who can do something about it where the reader can't. */
export function UpgradeWords({ refusal }: { refusal: ApiError }) {
  const { t } = useTranslation('plans')
  const { data: workspace } = useWorkspace()
  const way = wayOut(refusal)
  return (
    <div className={classes.words}>
      <p>{refusal.message}</p>
      {way === 'askOwner' && <p>{t('prompt.askOwner')}</p>}
      {way === 'reactivate' && <p>{t(workspace?.can.pay ? 'prompt.inactiveOwner' : 'prompt.inactive')}</p>}
    </div>
  )
}
