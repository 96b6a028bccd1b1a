import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './page-pending.module.css'

/** The shape of a page whose code or data is still on its way. */
export function PagePending() {
  const { t } = useTranslation()
  return (
    <div className={classes.page} role="status" aria-label={t('loading')}>
      <Skeleton height={34} width="40%" />
      <Skeleton height={15} width="65%" mt={16} />
      <Skeleton height={160} mt={40} radius="lg" />
    </div>
  )
}
