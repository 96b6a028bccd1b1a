import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { MarkedSentence } from '#web/components/brand/marked-sentence.tsx'
import { Section } from '../section.tsx'
import classes from './benefits.module.css'

const BENEFITS = ['write', 'examine', 'understand'] as const

export function Benefits() {
  const { t } = useTranslation('landing')
  return (
    <div className={classes.band}>
      <Section heading={t('benefits.heading')}>
        <ul className={classes.list}>
          {BENEFITS.map((benefit) => (
            <li key={benefit} className={classes.benefit}>
              <Title order={3} className={classes.title}>
                <MarkedSentence sentence={t(`benefits.${benefit}.title`)} />
              </Title>
              <p className={classes.text}>{t(`benefits.${benefit}.text`)}</p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
