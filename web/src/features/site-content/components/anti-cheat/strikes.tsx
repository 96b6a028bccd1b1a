import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { MarkedSentence } from '#web/components/brand/marked-sentence.tsx'
import { Section } from '../section.tsx'
import classes from './strikes.module.css'

const STRIKES = ['first', 'second'] as const

export function Strikes() {
  const { t } = useTranslation('anti-cheat')
  return (
    <Section heading={t('strikes.heading')}>
      <ol className={classes.strikes}>
        {STRIKES.map((strike) => (
          <li key={strike} className={classes.strike}>
            <Title order={3} className={classes.title}>
              <MarkedSentence sentence={t(`strikes.${strike}.title`)} />
            </Title>
            <p className={classes.text}>{t(`strikes.${strike}.text`)}</p>
          </li>
        ))}
      </ol>
      <p className={classes.note}>{t('strikes.note')}</p>
    </Section>
  )
}
