import { Title } from '@mantine/core'
import { TRIAL_DAYS } from '@probant/contract/limits'
import { useTranslation } from 'react-i18next'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { Tagged } from '#web/components/text/tagged.tsx'
import classes from './plan-notes.module.css'

const NOTES = ['payment', 'trial', 'counting', 'preparation'] as const

/** What someone who compares plans would ask next. */
export function PlanNotes() {
  const { t } = useTranslation('plans')
  return (
    <section className={classes.notes}>
      <Title order={2} className={classes.heading}>
        {t('notes.heading')}
      </Title>
      {NOTES.map((note) => (
        <div key={note}>
          <Title order={3} className={classes.title}>
            {t(`notes.${note}.title`)}
          </Title>
          <p className={classes.text}>
            <Tagged sentence={t(`notes.${note}.text`, { days: TRIAL_DAYS })} parts={PARTS} />
          </p>
        </div>
      ))}
    </section>
  )
}

const PARTS = {
  billing: (words: string) => (
    <AnchorLink to="/dashboard/billing" inherit>
      {words}
    </AnchorLink>
  ),
  features: (words: string) => (
    <AnchorLink to="/" hash="features" inherit>
      {words}
    </AnchorLink>
  ),
}
