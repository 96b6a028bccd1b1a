import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './warning-picture.module.css'

/** The dialog of the first time, drawn: what was seen, what happens next time. */
export function WarningPicture() {
  const { t } = useTranslation('anti-cheat')
  return (
    <div className={classes.desk} role="img" aria-label={t('warning.description')}>
      <div className={classes.sheet} />
      <div className={classes.dialog}>
        <p className={classes.title}>
          <IconAlertTriangle size={24} stroke={1.5} />
          {t('warning.title')}
        </p>
        <p className={classes.text}>{t('warning.seen')}</p>
        <p className={classes.text}>{t('warning.next')}</p>
        <p className={classes.confirm}>{t('warning.confirm')}</p>
      </div>
    </div>
  )
}
