import type { createApiKey } from '@probant/contract/api-keys/keys'
import type { ResponseOf } from '@probant/contract/endpoint'
import { useTranslation } from 'react-i18next'
import { ShownOnce } from '#web/components/form/shown-once.tsx'

interface CreatedKeyProps {
  created: ResponseOf<typeof createApiKey>
  onDone: () => void
}

export function CreatedKey({ created: { token, key }, onDone }: CreatedKeyProps) {
  const { t } = useTranslation('connections')
  const words = {
    once: t('keys.once'),
    label: t('keys.key', { name: key.name }),
    copy: t('keys.copy'),
    copied: t('keys.copied'),
    copyFailed: t('keys.copyFailed'),
    done: t('keys.done'),
  }
  return <ShownOnce secret={token} words={words} onDone={onDone} />
}
