import { useTranslation } from 'react-i18next'
import { usePageDescription } from '#web/components/layout/use-page-description.ts'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { useLocalContent } from '../../use-local-content.ts'
import { Benefits } from './benefits.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Promises } from './promises.tsx'
import { Testimonials } from './testimonials.tsx'
import { Video } from './video.tsx'

/** The home page, in whatever language is on screen. It stands by itself; the administrator's words come on top. */
export function Landing() {
  const { t } = useTranslation('landing')
  const content = useLocalContent()
  usePageTitle(t('title'))
  usePageDescription(t('description'))
  return (
    <>
      <Hero title={content?.heroTitle} text={content?.heroText} />
      {content?.videoId && <Video videoId={content.videoId} />}
      <Benefits />
      <Features />
      {content?.testimonials.length ? <Testimonials testimonials={content.testimonials} /> : <Promises />}
      <CallToAction />
    </>
  )
}
