import { useTranslation } from 'react-i18next'
import classes from './skip-link.module.css'

/** The first stop of the Tab key: past the menus, to what the page is about. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className={classes.link} href="#main">
      {t('skipToContent')}
    </a>
  )
}
