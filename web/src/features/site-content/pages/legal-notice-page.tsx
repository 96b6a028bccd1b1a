import { useTranslation } from 'react-i18next'
import { LegalDocument } from '../components/legal/legal-document.tsx'

const SECTIONS = ['operator', 'software', 'others', 'content', 'data'] as const

export function LegalNoticePage() {
  const { t } = useTranslation('legal-notice')
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
