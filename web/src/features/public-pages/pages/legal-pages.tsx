import type { Visit } from '@probant/contract/public-pages'
import { useTranslation } from 'react-i18next'
import { LegalDocument } from '../components/legal/legal-document.tsx'
import { useVisit } from '../visit.ts'

const TERMS = ['parties', 'account', 'content', 'people', 'conduct', 'service', 'end', 'changes'] as const

export function TermPage() {
  const { t } = useTranslation('site')
  return (
    <LegalDocument
      title={t('terms.title')}
      lead={t('terms.lead')}
      changedOn="2026-11-17"
      sections={TERMS.map((name) => ({ name, ...t(`terms.sections.${name}`, { returnObjects: true }) }))}
    />
  )
}

const CONDITIONS = ['scope', 'plans', 'payment', 'limits', 'leaving', 'changes'] as const

export function GeneralConditionPage() {
  const { t } = useTranslation('site')
  return (
    <LegalDocument
      title={t('conditions.title')}
      lead={t('conditions.lead')}
      changedOn="2026-11-15"
      sections={CONDITIONS.map((name) => ({
        name,
        ...t(`conditions.sections.${name}`, { returnObjects: true }),
      }))}
    />
  )
}

const NOTICE = ['operator', 'software', 'others', 'content', 'data'] as const

export function LegalNoticePage() {
  const { t } = useTranslation('site')
  const { name } = useVisit().operator
  return (
    <LegalDocument
      title={t('notice.title')}
      lead={t('notice.lead')}
      changedOn="2026-11-15"
      sections={NOTICE.map((section) => ({
        name: section,
        ...t(`notice.sections.${section}`, { returnObjects: true }),
        ...(section === 'operator' && name && { text: [t('notice.named', { name })] }),
      }))}
    />
  )
}

const PRIVACY = [
  'who',
  'accounts',
  'participants',
  'listed',
  'visitors',
  'why',
  'time',
  'browser',
  'others',
  'rights',
  'changes',
] as const

export function PrivacyPage() {
  const { t } = useTranslation('site')
  const { site } = useVisit()
  const here = useHere(site)
  return (
    <LegalDocument
      title={t('privacy.title')}
      lead={t('privacy.lead')}
      changedOn="2026-11-19"
      sections={PRIVACY.map((name) => {
        const section = t(`privacy.sections.${name}`, { returnObjects: true, ...site.privacy.mails })
        return { name, ...section, list: [...('list' in section ? section.list : []), ...(here[name] ?? [])] }
      })}
    />
  )
}

/** What depends on how this installation is set up. */
function useHere(site: Visit['site']): Partial<Record<(typeof PRIVACY)[number], string[]>> {
  const { t } = useTranslation('site')
  const { model, takesPayments, mails } = site.privacy
  return {
    time: [t('privacy.here.mails', mails)],
    others: [
      model === 'none'
        ? t('privacy.here.noModel')
        : t('privacy.here.model', { company: t(`privacy.here.companies.${model}`) }),
      t(takesPayments ? 'privacy.here.payments' : 'privacy.here.noPayments'),
      t(site.googleSignIn ? 'privacy.here.google' : 'privacy.here.noGoogle'),
      t(`privacy.here.botCheck.${site.botCheck.provider}`),
      t('privacy.here.video'),
    ],
  }
}
