import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './view-header.module.css'

export function ViewSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('loading')}>
      <div className={classes.header}>
        <div className={classes.words}>
          <Skeleton height={39} width="60%" />
          <Skeleton height={24} width="45%" mt={12} />
        </div>
        <Skeleton height={36} width={280} />
      </div>
      <Skeleton height={96} radius="lg" mb={32} />
      <Skeleton height={220} radius="lg" mb={32} />
      <Skeleton height={140} radius="lg" />
    </div>
  )
}
