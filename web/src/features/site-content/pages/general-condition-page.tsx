import { useTranslation } from 'react-i18next'
import { LegalDocument } from '../components/legal/legal-document.tsx'

const SECTIONS = ['scope', 'plans', 'payment', 'limits', 'leaving', 'changes'] as const

export function GeneralConditionPage() {
  const { t } = useTranslation('general-conditions')
  return (
    <LegalDocument
      title={t('title')}
      description={t('description')}
      lead={t('lead')}
      changedOn="2026-11-15"
      sections={SECTIONS.map((name) => ({ name, ...t(`sections.${name}`, { returnObjects: true }) }))}
    />
  )
}
