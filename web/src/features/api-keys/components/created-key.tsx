import { Button, Group, Stack, Text } from '@mantine/core'
import type { createApiKey } from '@probant/contract/api-keys/keys'
import type { ResponseOf } from '@probant/contract/endpoint'
import { useTranslation } from 'react-i18next'
import { LinkToCopy } from '#web/components/form/link-to-copy.tsx'

interface CreatedKeyProps {
  created: ResponseOf<typeof createApiKey>
  onDone: () => void
}

export function CreatedKey({ created: { token, key }, onDone }: CreatedKeyProps) {
  const { t } = useTranslation('connections')
  return (
    <Stack>
      <Text role="status">{t('keys.once')}</Text>
      <LinkToCopy
        url={token}
        words={{
          label: t('keys.key', { name: key.name }),
          copy: t('keys.copy'),
          copied: t('keys.copied'),
          copyFailed: t('keys.copyFailed'),
        }}
      />
      <Group justify="flex-end" mt="sm">
        <Button onClick={onDone}>{t('keys.done')}</Button>
      </Group>
    </Stack>
  )
}
