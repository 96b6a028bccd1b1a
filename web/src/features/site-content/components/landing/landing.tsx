import { useTranslation } from 'react-i18next'
import { usePageDescription } from '#web/components/layout/use-page-description.ts'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { Benefits } from './benefits.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Promises } from './promises.tsx'

/** The home page, in whatever language is on screen. */
export function Landing() {
  const { t } = useTranslation('landing')
  usePageTitle(t('title'))
  usePageDescription(t('description'))
  return (
    <>
      <Hero />
      <Benefits />
      <Features />
      <Promises />
      <CallToAction />
    </>
  )
}
