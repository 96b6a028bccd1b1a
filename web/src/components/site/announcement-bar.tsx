import type { LocalContent } from '@probant/contract/site-content'
import { IconSpeakerphone, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './announcement-bar.module.css'

interface AnnouncementBarProps extends Omit<LocalContent['announcement'], 'isShown'> {
  /** On the page itself, where the script puts it away for as long as the tab is open. */
  dismissable?: boolean
  /** Its link opens a tab of its own: whoever tries it out is not taken from what they write. */
  isPreview?: boolean
}

/** How an announcement looks, on the public pages as in the editor's preview. */
export function AnnouncementBar({ text, link, dismissable, isPreview }: AnnouncementBarProps) {
  const { t } = useTranslation('site')
  return (
    <div className={classes.bar}>
      <IconSpeakerphone size={20} stroke={1.5} aria-hidden="true" />
      <p>
        {link ? (
          <a href={link} {...(isPreview && { target: '_blank', rel: 'noopener' })}>
            {text}
          </a>
        ) : (
          text
        )}
      </p>
      {dismissable && (
        <button type="button" aria-label={t('announcement.dismiss')} data-dismiss={text} hidden>
          <IconX size={18} stroke={1.5} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
