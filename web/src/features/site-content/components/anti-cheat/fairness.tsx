import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Section } from '../section.tsx'
import classes from './fairness.module.css'

const RULES = ['once', 'server', 'exemptions', 'told'] as const

export function Fairness() {
  const { t } = useTranslation('anti-cheat')
  return (
    <Section heading={t('fairness.heading')}>
      <ul className={classes.rules}>
        {RULES.map((rule) => (
          <li key={rule}>
            <Title order={3} className={classes.title}>
              {t(`fairness.${rule}.title`)}
            </Title>
            <p className={classes.text}>{t(`fairness.${rule}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
