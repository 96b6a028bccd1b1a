import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './verdict.module.css'

const RECORDED = ['fullScreen', 'developerTools', 'gaps', 'secondBrowser', 'time'] as const

/** What is left to people: what they see, what they decide, and what no monitoring can know. */
export function Verdict() {
  const { t } = useTranslation('anti-cheat')
  return (
    <div className={classes.columns}>
      <section>
        <Title order={2} className={classes.heading}>
          {t('recorded.heading')}
        </Title>
        <ul>
          {RECORDED.map((item) => (
            <li key={item}>{t(`recorded.items.${item}`)}</li>
          ))}
        </ul>
      </section>
      <section>
        <Title order={2} className={classes.heading}>
          {t('creator.heading')}
        </Title>
        <p>{t('creator.timeline')}</p>
        <p>{t('creator.reopen')}</p>
      </section>
      <section>
        <Title order={2} className={classes.heading}>
          {t('limits.heading')}
        </Title>
        <p>{t('limits.camera')}</p>
        <p>{t('limits.proof')}</p>
      </section>
    </div>
  )
}
