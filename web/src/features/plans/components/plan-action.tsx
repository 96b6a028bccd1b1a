import type { PlanKind } from '@probant/contract/plans'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useOptionalUser } from '#web/lib/session.ts'
import classes from './plan-action.module.css'

/** Nothing can be bought yet, so every plan leads to an account, and says who gives the plan. */
export function PlanAction({ kind }: { kind: PlanKind }) {
  const { t } = useTranslation('plans')
  const user = useOptionalUser()
  const isFree = kind === 'free'
  const variant = isFree ? 'filled' : 'default'
  return (
    <div className={classes.action}>
      {user ? (
        <ButtonLink to="/dashboard" variant={variant} fullWidth>
          {t('actions.dashboard')}
        </ButtonLink>
      ) : (
        <ButtonLink to="/signup" variant={variant} fullWidth>
          {t(isFree ? 'actions.free' : 'actions.paid')}
        </ButtonLink>
      )}
      <p className={classes.hint}>{t(isFree ? 'noCard' : 'assigned')}</p>
    </div>
  )
}
