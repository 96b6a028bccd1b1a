import type { Visit } from '@probant/contract/public-pages'
import { useTranslation } from 'react-i18next'
import { LegalDocument } from '../components/legal/legal-document.tsx'
import { useVisit } from '../visit.ts'

const TERMS = ['parties', 'account', 'content', 'people', 'conduct', 'service', 'end', 'changes'] as const

export function TermPage() {
  const { t } = useTranslation('terms')
  return (
    <LegalDocument
      title={t('title')}
      lead={t('lead')}
      changedOn="2026-11-17"
      sections={TERMS.map((name) => ({ name, ...t(`sections.${name}`, { returnObjects: true }) }))}
    />
  )
}

const CONDITIONS = ['scope', 'plans', 'payment', 'limits', 'leaving', 'changes'] as const

export function GeneralConditionPage() {
  const { t } = useTranslation('general-conditions')
  return (
    <LegalDocument
      title={t('title')}
      lead={t('lead')}
      changedOn="2026-11-15"
      sections={CONDITIONS.map((name) => ({ name, ...t(`sections.${name}`, { returnObjects: true }) }))}
    />
  )
}

const NOTICE = ['operator', 'software', 'others', 'content', 'data'] as const

export function LegalNoticePage() {
  const { t } = useTranslation('legal-notice')
  const { name } = useVisit().operator
  return (
    <LegalDocument
      title={t('title')}
      lead={t('lead')}
      changedOn="2026-11-15"
      sections={NOTICE.map((section) => ({
        name: section,
        ...t(`sections.${section}`, { returnObjects: true }),
        ...(section === 'operator' && name && { text: [t('named', { name })] }),
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
  const { t } = useTranslation('privacy')
  const { site } = useVisit()
  const here = useHere(site)
  return (
    <LegalDocument
      title={t('title')}
      lead={t('lead')}
      changedOn="2026-11-17"
      sections={PRIVACY.map((name) => {
        const section = t(`sections.${name}`, { returnObjects: true, ...site.privacy.mails })
        return { name, ...section, list: [...('list' in section ? section.list : []), ...(here[name] ?? [])] }
      })}
    />
  )
}

/** What depends on how this installation is set up. */
function useHere(site: Visit['site']): Partial<Record<(typeof PRIVACY)[number], string[]>> {
  const { t } = useTranslation('privacy')
  const { model, takesPayments, mails } = site.privacy
  return {
    time: [t('here.mails', mails)],
    others: [
      model === 'none' ? t('here.noModel') : t('here.model', { company: t(`here.companies.${model}`) }),
      t(takesPayments ? 'here.payments' : 'here.noPayments'),
      t(site.googleSignIn ? 'here.google' : 'here.noGoogle'),
      t(`here.botCheck.${site.botCheck.provider}`),
      t('here.video'),
    ],
  }
}
