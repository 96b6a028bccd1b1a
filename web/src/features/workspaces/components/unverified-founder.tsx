import { Button, Group, Skeleton } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'

/** An organization needs someone who can be reached: first the address, then the form. */
export function UnverifiedFounder({
  verification,
  onClose,
}: {
  verification: ReactNode
  onClose: () => void
}) {
  const { t } = useTranslation(['workspaces', 'common'])
  return (
    <>
      <p>{t('create.unverified')}</p>
      {/* The banner's sentences are not those of every page on which an organization can be created. */}
      <Suspense fallback={<Skeleton height={72} radius="lg" mb="xl" />}>{verification}</Suspense>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('common:actions.close')}
        </Button>
      </Group>
    </>
  )
}
