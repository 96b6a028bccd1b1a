import { useTranslation } from 'react-i18next'
import classes from './generator.module.css'

const VARIABLES = [
  'AI_PROVIDER',
  'AI_MODEL',
  'AI_API_KEY',
  'AI_BASE_URL',
  'AI_GGUF_PATH',
  'AI_TIMEOUT_TOTAL_MS',
  'AI_MAX_RETRIES',
] as const

/** What to set to have another one. */
export function GeneratorVariables() {
  const { t } = useTranslation('admin-generator')
  return (
    <dl className={classes.variables}>
      {VARIABLES.map((name) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{t(`variables.${name}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
