import { useTranslation } from 'react-i18next'
import classes from './audit-log.module.css'
import { flatDetails } from './flat-details.ts'
import { useFieldWords } from './use-field-words.ts'
import { useValueWords } from './use-value-words.ts'

export function AuditDetails({ details }: { details: Record<string, unknown> }) {
  const { t } = useTranslation('admin-audit')
  const fieldWords = useFieldWords()
  const valueWords = useValueWords()
  return (
    <details className={classes.details}>
      <summary>{t('details')}</summary>
      <dl>
        {flatDetails(details).map(([path, value]) => (
          <div key={path}>
            <dt>{fieldWords(path)}</dt>
            <dd>{valueWords(path, value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
