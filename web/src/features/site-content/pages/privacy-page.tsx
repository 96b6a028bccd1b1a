import { useTranslation } from 'react-i18next'
import { LegalDocument } from '../components/legal/legal-document.tsx'

const SECTIONS = ['who', 'kept', 'exams', 'why', 'time', 'cookies', 'others', 'rights', 'changes'] as const

export function PrivacyPage() {
  const { t } = useTranslation('privacy')
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
