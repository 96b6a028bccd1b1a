import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { MarkedSentence } from '#web/components/brand/marked-sentence.tsx'
import { useOptionalUser } from '#web/lib/session.ts'
import { EntranceButton } from '../entrance-button.tsx'
import { ProductStage } from '../stage/product-stage.tsx'
import classes from './hero.module.css'

/** Says what the administrator wrote, or what it says by itself. */
export function Hero({ title, text }: { title?: string; text?: string }) {
  const { t } = useTranslation('landing')
  const user = useOptionalUser()
  return (
    <section className={classes.hero}>
      <div className={classes.words}>
        <p className={classes.people}>{t('hero.people')}</p>
        <Title order={1} className={classes.heading}>
          <MarkedSentence sentence={title || t('hero.heading')} />
        </Title>
        <p className={classes.sentence}>{text || t('hero.sentence')}</p>
        <div className={classes.actions}>
          <EntranceButton />
          <a className={classes.anchor} href="#features">
            {t('hero.anchor')}
          </a>
        </div>
        {!user && <p className={classes.card}>{t('hero.card')}</p>}
      </div>
      <ProductStage />
    </section>
  )
}
