import { useTranslation } from 'react-i18next'
import { LegalDocument } from '../components/legal/legal-document.tsx'

const SECTIONS = ['parties', 'account', 'content', 'people', 'conduct', 'service', 'end', 'changes'] as const

export function TermPage() {
  const { t } = useTranslation('terms')
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
