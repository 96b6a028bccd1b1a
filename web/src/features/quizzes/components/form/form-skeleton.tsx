import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'

export function FormSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height={40} width={160} mt={8} mb={24} />
      <Skeleton height={48} width="70%" mb={32} />
      <Skeleton height={96} radius="lg" mb={12} />
      <Skeleton height={96} radius="lg" mb={12} />
      <Skeleton height={96} radius="lg" />
    </div>
  )
}
