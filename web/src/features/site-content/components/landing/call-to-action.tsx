import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { MarkedSentence } from '#web/components/brand/marked-sentence.tsx'
import { EntranceButton } from '../entrance-button.tsx'
import classes from './call-to-action.module.css'

export function CallToAction() {
  const { t } = useTranslation('landing')
  return (
    <section className={classes.band}>
      <Title order={2} className={classes.heading}>
        <MarkedSentence sentence={t('callToAction.heading')} />
      </Title>
      <p className={classes.sentence}>{t('callToAction.sentence')}</p>
      <EntranceButton />
    </section>
  )
}
