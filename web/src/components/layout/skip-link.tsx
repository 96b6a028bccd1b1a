import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './skip-link.module.css'

/** The first stop of the Tab key: past the menus, to what the page is about. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place on the page, as a link does
    <a className={classes.link} href="#main" onClick={skip}>
      {t('skipToContent')}
    </a>
  )
}

/** Without a step in the history, with whose entry a page may keep the link that it was opened by. */
function skip(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
