import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { filmAddress, playerAddress } from '#web/lib/player.ts'
import classes from './video-facade.module.css'

/**
 * A film that is fetched only when it is asked for: before the click nobody but us knows that you are here. Where there
 * is no React, the script of the public pages does the same; without any script a link leads to it.
 */
export function VideoFacade({ videoId }: { videoId: string }) {
  const { t } = useTranslation('site')
  const [isPlaying, setIsPlaying] = useState(false)
  if (isPlaying) {
    return (
      <iframe
        className={classes.frame}
        src={playerAddress(videoId)}
        title={t('landing.video.title')}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        ref={takeFocus}
      />
    )
  }
  return (
    <>
      <button
        type="button"
        className={classes.facade}
        onClick={() => setIsPlaying(true)}
        data-video={videoId}
        data-title={t('landing.video.title')}
      >
        <Sheet />
      </button>
      <noscript>
        <a className={classes.facade} href={filmAddress(videoId)}>
          <Sheet />
        </a>
      </noscript>
    </>
  )
}

function Sheet() {
  const { t } = useTranslation('site')
  return (
    <span className={classes.sheet}>
      <span className={classes.play}>
        <IconPlayerPlayFilled size={32} aria-hidden="true" />
      </span>
      <span className={classes.label}>{t('landing.video.play')}</span>
      <span className={`note ${classes.notice}`}>{t('landing.video.notice')}</span>
    </span>
  )
}

/** Once, as it appears: the button that had the focus is gone. */
function takeFocus(frame: HTMLIFrameElement | null): void {
  frame?.focus()
}
