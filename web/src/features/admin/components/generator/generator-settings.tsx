import type { GeneratorSettings as Settings } from '@probant/contract/admin/generator'
import { useTranslation } from 'react-i18next'
import classes from './generator.module.css'

/** Which provider is active, as far as anybody may see it. */
export function GeneratorSettings({ settings }: { settings: Settings }) {
  const { t } = useTranslation('admin-generator')
  const { provider, model, host, hasKey } = settings
  const isBuiltin = provider === 'builtin'
  return (
    <>
      <dl className={classes.facts}>
        <dt>{t('provider')}</dt>
        <dd>{t(`providers.${provider}`)}</dd>
        <dt>{t('model')}</dt>
        <dd>{model ?? t('noModel')}</dd>
        <dt>{t('host')}</dt>
        <dd>{host ?? t('noHost')}</dd>
        {!isBuiltin && (
          <>
            <dt>{t('key')}</dt>
            <dd>{t(hasKey ? 'hasKey' : 'noKey')}</dd>
          </>
        )}
      </dl>
      <p className={classes.explained}>{t(`explained.${kindOf(settings)}`)}</p>
    </>
  )
}

function kindOf({ provider }: Settings): 'builtin' | 'local' | 'model' {
  if (provider === 'builtin') return 'builtin'
  return provider === 'llamacpp' ? 'local' : 'model'
}
