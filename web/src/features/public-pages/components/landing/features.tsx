import { type PublicPage, publicAddress } from '@probant/contract/public-pages'
import { IconArrowRight, IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useVisit } from '../../visit.ts'
import { DEMO } from '../frame/site-frame.tsx'
import { Section } from '../public-page.tsx'
import classes from './features.module.css'

/** What Probant promises, and where each can be seen; what is still being built leads nowhere, and says so. */
const FEATURES = [
  { name: 'generation', seen: DEMO },
  { name: 'kinds', seen: `${DEMO}/question-generation` },
  { name: 'schedule', seen: `${DEMO}/quiz-form-create` },
  { name: 'inviting', seen: '/join' },
  { name: 'board', seen: '#board' },
  { name: 'report', seen: '#report' },
  { name: 'monitoring', page: 'antiCheat' },
  { name: 'trial', page: 'pricing' },
  { name: 'unpaid', page: 'pricing' },
  { name: 'export' },
] as const satisfies { name: string; seen?: string; page?: PublicPage }[]

export function Features() {
  const { t } = useTranslation('landing')
  const { takesPayments } = useVisit().site.privacy
  const elsewhere = takesPayments ? 'unpaid' : 'trial'
  return (
    <Section id="features" heading={t('features.heading')} sentence={t('features.sentence')}>
      <ul className={classes.features}>
        {FEATURES.filter(({ name }) => name !== elsewhere).map((feature) => (
          <li key={feature.name} className={classes.feature}>
            <h3 className={classes.title}>{t(`features.items.${feature.name}.title`)}</h3>
            <p className={classes.text}>{t(`features.items.${feature.name}.text`)}</p>
            <WhereSeen {...feature} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function WhereSeen({
  name,
  seen,
  page,
}: {
  name: (typeof FEATURES)[number]['name']
  seen?: string
  page?: PublicPage
}) {
  const { t } = useTranslation('landing')
  const { locale } = useVisit()
  const href = page ? publicAddress(page, locale) : seen
  if (!href || name === 'export') {
    return (
      <p className={classes.soon}>
        <IconPencil size={16} stroke={1.5} aria-hidden="true" />
        {t('features.soon')}
      </p>
    )
  }
  return (
    <a className={classes.seen} href={href}>
      {t(`features.items.${name}.seen`)}
      <IconArrowRight size={16} stroke={1.5} aria-hidden="true" />
    </a>
  )
}
