import { type PublicPage, publicAddress } from '@probant/contract/public-pages'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useVisit } from '../../visit.ts'
import { DEMO } from '../frame/site-pages.ts'
import { Section } from '../public-page.tsx'
import classes from './landing.module.css'

/** What Probant promises, and where each can be seen. */
const FEATURES = [
  { name: 'generation', seen: DEMO },
  { name: 'kinds', seen: `${DEMO}/question-generation` },
  { name: 'schedule', seen: `${DEMO}/quiz-form-create` },
  { name: 'inviting', seen: '/join' },
  { name: 'board', seen: '#board' },
  { name: 'report', seen: '#report' },
  { name: 'attempts', seen: `${DEMO}/quiz-form-create` },
  { name: 'certificates', seen: '/certificates' },
  { name: 'people', seen: '/dashboard/group' },
  { name: 'monitoring', page: 'antiCheat' },
  { name: 'trial', page: 'pricing' },
  { name: 'unpaid', page: 'pricing' },
  { name: 'export', seen: '#export' },
] as const satisfies { name: string; seen?: string; page?: PublicPage }[]

export function Features() {
  const { t } = useTranslation('site')
  const { takesPayments } = useVisit().site.privacy
  const elsewhere = takesPayments ? 'unpaid' : 'trial'
  return (
    <Section id="features" heading={t('landing.features.heading')} sentence={t('landing.features.sentence')}>
      <ul className={`plain ${classes.features}`}>
        {FEATURES.filter(({ name }) => name !== elsewhere).map((feature) => (
          <li key={feature.name} className={classes.feature}>
            <h3>{t(`landing.features.items.${feature.name}.title`)}</h3>
            <p>{t(`landing.features.items.${feature.name}.text`)}</p>
            <WhereSeen {...feature} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface WhereSeenProps {
  name: (typeof FEATURES)[number]['name']
  seen?: string
  page?: PublicPage
}

function WhereSeen({ name, seen, page }: WhereSeenProps) {
  const { t } = useTranslation('site')
  const { locale } = useVisit()
  return (
    <a href={page ? publicAddress(page, locale) : seen}>
      {t(`landing.features.items.${name}.seen`)}
      <IconArrowRight size={16} stroke={1.5} aria-hidden="true" />
    </a>
  )
}
