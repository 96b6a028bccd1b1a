import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalContent } from '../../use-local-content.ts'
import { AnnouncementBar } from './announcement-bar.tsx'

/** The administrator's announcement, on top of the public pages; put away, it stays away in this tab. */
export function Announcement() {
  const { t } = useTranslation('site')
  const announcement = useLocalContent()?.announcement
  const [gone, setGone] = useState('')
  if (!announcement?.isShown) return null

  const { text, link } = announcement
  if (text === '' || gone === text || isDismissed(text)) return null
  const putAway = () => {
    dismiss(text)
    setGone(text)
  }
  return (
    <aside aria-label={t('announcement.label')}>
      <AnnouncementBar text={text} link={link} onDismiss={putAway} />
    </aside>
  )
}

const KEY = 'dismissed-announcement'

/** By its words: another announcement is shown again. */
function isDismissed(text: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === text
  } catch {
    return false
  }
}

function dismiss(text: string): void {
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    // Storage may be forbidden: then it stays away as long as the page.
  }
}
