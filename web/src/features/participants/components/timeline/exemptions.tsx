import { Title } from '@mantine/core'
import type { Participant } from '@probant/contract/participants/participant'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './timeline.module.css'

type Granted = Participant['accommodation']['exemptions']

/** Rules that don't count for them, each with its reason. */
export function Exemptions({ exemptions }: { exemptions: Granted }) {
  const { t } = useTranslation('participants')
  const id = useId()
  if (exemptions.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Title order={3} id={id} className={classes.heading}>
        {t('accommodation.exemptions')}
      </Title>
      <ul className={classes.exemptions}>
        {exemptions.map(({ violation, reason }) => (
          <li key={violation}>
            {t(`accommodation.violations.${violation}`)}
            <span className={classes.hint}>{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
