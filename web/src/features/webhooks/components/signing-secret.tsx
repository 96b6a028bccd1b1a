import { useTranslation } from 'react-i18next'
import { ShownOnce } from '#web/components/form/shown-once.tsx'

/** In the dialog that made it. */
export function SigningSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { t } = useTranslation('connections')
  const words = {
    once: t('webhooks.secret.once'),
    label: t('webhooks.secret.label'),
    copy: t('webhooks.secret.copy'),
    copied: t('webhooks.secret.copied'),
    copyFailed: t('webhooks.secret.copyFailed'),
    done: t('webhooks.secret.done'),
  }
  return <ShownOnce secret={secret} words={words} onDone={onDone} />
}
