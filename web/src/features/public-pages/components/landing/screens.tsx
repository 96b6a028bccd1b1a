import { useTranslation } from 'react-i18next'
import { useVisit } from '../../visit.ts'
import { Section } from '../public-page.tsx'
import classes from './screens.module.css'

/** Taken of the demonstration (`npm run pictures`), at twice the size at which they are mostly seen. */
const SCREENS = ['board', 'report', 'export'] as const
const SIZE = { width: 1360, height: 850 }
const PHONE_SIZE = { width: 780, height: 1240 }

/** The product itself, as it looks to those who hold an exam. */
export function Screens() {
  const { t } = useTranslation('site')
  const { locale } = useVisit()
  return (
    <Section id="screens" heading={t('landing.screens.heading')}>
      <div className={classes.wall}>
        {SCREENS.map((name) => (
          <figure key={name} id={name} className={classes.screen}>
            <picture>
              <source
                media="(max-width: 30em)"
                srcSet={`/pictures/${name}-phone-${locale}.webp`}
                {...PHONE_SIZE}
              />
              <img
                src={`/pictures/${name}-${locale}.webp`}
                alt={t(`landing.screens.${name}.description`)}
                {...SIZE}
                loading="lazy"
                decoding="async"
              />
            </picture>
            <figcaption>
              <strong>{t(`landing.screens.${name}.title`)}</strong> {t(`landing.screens.${name}.text`)}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
