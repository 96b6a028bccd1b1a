import { Skeleton, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** The shape of a plan and what it costs, on its way. */
export function BillingSkeleton() {
  const { t } = useTranslation()
  return (
    <Stack role="status" aria-label={t('loading')}>
      <Skeleton height={28} width={220} />
      <Skeleton height={16} width="60%" />
      <Skeleton height={44} />
      <Skeleton height={36} width={260} />
    </Stack>
  )
}
