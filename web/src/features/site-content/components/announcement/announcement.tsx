import { CloseButton } from '@mantine/core'
import type { LocalContent } from '@probant/contract/site-content'
import { IconSpeakerphone } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalContent } from '../../queries.ts'
import classes from './announcement.module.css'

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

interface AnnouncementBarProps extends Omit<LocalContent['announcement'], 'isShown'> {
  onDismiss?: () => void
  /** Its link opens a tab of its own: whoever tries it out is not taken from what they write. */
  isPreview?: boolean
}

/** How an announcement looks, on the page as in the editor's preview. */
export function AnnouncementBar({ text, link, onDismiss, isPreview }: AnnouncementBarProps) {
  const { t } = useTranslation('site')
  return (
    <div className={classes.bar}>
      <IconSpeakerphone className={classes.icon} size={20} stroke={1.5} aria-hidden="true" />
      <p className={classes.text}>
        {link ? (
          <a href={link} {...(isPreview && { target: '_blank', rel: 'noopener' })}>
            {text}
          </a>
        ) : (
          text
        )}
      </p>
      {onDismiss && <CloseButton aria-label={t('announcement.dismiss')} onClick={onDismiss} />}
    </div>
  )
}
