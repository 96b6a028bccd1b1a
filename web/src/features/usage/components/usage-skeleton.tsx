import { Skeleton, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** The shape of meters that are on their way. */
export function UsageSkeleton({ meters }: { meters: number }) {
  const { t } = useTranslation()
  return (
    <Stack gap={24} role="status" aria-label={t('loading')}>
      {Array.from({ length: meters }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={place}>
          <Skeleton height={16} width="60%" />
          <Skeleton height={10} mt={10} />
        </div>
      ))}
    </Stack>
  )
}
