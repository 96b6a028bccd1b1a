import { Skeleton, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** As often as one looks at somebody at work: what is noted is not told. */
export const LOOK_MS = 15_000

export function LinesSkeleton() {
  const { t } = useTranslation()
  return (
    <Stack gap={14} role="status" aria-label={t('loading')}>
      <Skeleton height={22} width={110} radius="md" />
      <Skeleton height={40} radius="md" />
      <Skeleton height={40} radius="md" />
      <Skeleton height={40} width="80%" radius="md" />
    </Stack>
  )
}
