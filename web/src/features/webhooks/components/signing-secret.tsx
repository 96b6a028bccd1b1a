import { Button, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LinkToCopy } from '#web/components/form/link-to-copy.tsx'

/** Told once, in the dialog that made it. */
export function SigningSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { t } = useTranslation('connections')
  return (
    <Stack>
      <Text role="status">{t('webhooks.secret.once')}</Text>
      <LinkToCopy
        url={secret}
        words={{
          label: t('webhooks.secret.label'),
          copy: t('webhooks.secret.copy'),
          copied: t('webhooks.secret.copied'),
          copyFailed: t('webhooks.secret.copyFailed'),
        }}
      />
      <Group justify="flex-end" mt="sm">
        <Button onClick={onDone}>{t('webhooks.secret.done')}</Button>
      </Group>
    </Stack>
  )
}
