import { useTranslation } from 'react-i18next'
import { auditFieldOf } from './audit-field.ts'

/** How a field of the details is called; one without a word stands as it was written down. */
export function useFieldWords(): (path: string) => string {
  const { t } = useTranslation(['admin-audit', 'plans'])
  return (path) => {
    const field = auditFieldOf(path)
    if (field.kind === 'limit') return t(`plans:limits.${field.limit}`)
    if (field.kind === 'text') {
      return t(`texts.${field.part}`, { language: t(`languages.${field.locale}`) })
    }
    return field.kind === 'named' ? t(`fields.${field.name}`) : path
  }
}
