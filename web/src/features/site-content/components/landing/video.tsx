import { useTranslation } from 'react-i18next'
import { Section } from '../section.tsx'
import { VideoFacade } from '../video-facade.tsx'
import classes from './video.module.css'

export function Video({ videoId }: { videoId: string }) {
  const { t } = useTranslation('landing')
  return (
    <Section heading={t('video.heading')}>
      <div className={classes.film}>
        <VideoFacade key={videoId} videoId={videoId} />
      </div>
    </Section>
  )
}
