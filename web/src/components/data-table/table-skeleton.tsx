import { Skeleton, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** The shape of a table that is on its way. */
export function TableSkeleton({ rows = 8 }: { rows?: number }) {
  const { t } = useTranslation()
  return (
    <Stack gap={6} role="status" aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={row} height={44} radius="md" />
      ))}
    </Stack>
  )
}
