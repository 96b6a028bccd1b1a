import { useTranslation } from 'react-i18next'
import { Mark } from '#web/components/brand/mark.tsx'
import { Section } from '../section.tsx'
import classes from './promises.module.css'

const WORDS = ['saved', 'warned', 'yours'] as const

/** Where testimonials stand once there are some. Until then there is nobody to quote, so we speak for ourselves. */
export function Promises() {
  const { t } = useTranslation('landing')
  return (
    <Section heading={t('promises.heading')} sentence={t('promises.sentence')}>
      <ul className={classes.desk}>
        {WORDS.map((words) => (
          <li key={words} className={classes.note}>
            <p className={classes.words}>{t(`promises.words.${words}`)}</p>
            <p className={classes.signature}>
              <Mark size={20} />
              {t('promises.signature')}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
