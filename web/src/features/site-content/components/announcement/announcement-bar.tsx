import { CloseButton } from '@mantine/core'
import type { LocalContent } from '@probant/contract/site-content'
import { IconSpeakerphone } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './announcement-bar.module.css'

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
