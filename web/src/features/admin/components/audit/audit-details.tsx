import { useTranslation } from 'react-i18next'
import classes from './audit-log.module.css'
import { flatDetails, isChange } from './flat-details.ts'

/** The names stand as they were written down: they are the fields of the API. */
export function AuditDetails({ details }: { details: Record<string, unknown> }) {
  const { t } = useTranslation('admin-audit')
  const inWords = useValueInWords()
  return (
    <details className={classes.details}>
      <summary>{t('details')}</summary>
      <dl>
        {flatDetails(details).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{inWords(value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function useValueInWords() {
  const { t } = useTranslation('admin-audit')
  return function inWords(value: unknown): string {
    if (value === null || value === undefined || value === '') return t('empty')
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (Array.isArray(value)) return value.map(inWords).join(', ') || t('empty')
    if (isChange(value)) return t('change', { before: inWords(value.before), after: inWords(value.after) })
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
}
