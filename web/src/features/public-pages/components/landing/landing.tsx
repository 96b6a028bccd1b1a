import { useTranslation } from 'react-i18next'
import { MarkedSentence } from '#web/components/brand/highlighted.tsx'
import { PlainButton } from '#web/components/navigation/plain-button.tsx'
import { VideoFacade } from '#web/components/site/video-facade.tsx'
import { useVisit } from '../../visit.ts'
import { DEMO } from '../frame/site-pages.ts'
import shared from '../public-page.module.css'
import { Section } from '../public-page.tsx'
import { ProductStage } from '../stage/product-stage.tsx'
import { Features } from './features.tsx'
import classes from './landing.module.css'
import { Screens } from './screens.tsx'
import { Testimonials } from './testimonials.tsx'

/** The home page, in whatever language it is asked for. It stands by itself; the administrator's words come on top. */
export function Landing() {
  const { heroTitle, heroText, videoId, testimonials } = useVisit().content
  return (
    <>
      <Hero title={heroTitle} text={heroText} />
      {videoId && <Video videoId={videoId} />}
      <Benefits />
      <Screens />
      <Features />
      <Testimonials testimonials={testimonials} />
      <CallToAction />
    </>
  )
}

function Video({ videoId }: { videoId: string }) {
  const { t } = useTranslation('site')
  return (
    <Section heading={t('landing.video.heading')}>
      <div className={classes.film}>
        <VideoFacade key={videoId} videoId={videoId} />
      </div>
    </Section>
  )
}

function CallToAction() {
  const { t } = useTranslation('site')
  return (
    <section className={classes.call}>
      <h2>
        <MarkedSentence sentence={t('landing.callToAction.heading')} />
      </h2>
      <p className={shared.sentence}>{t('landing.callToAction.sentence')}</p>
      <EntranceButton />
    </section>
  )
}

const BENEFITS = ['write', 'examine', 'understand'] as const

function Benefits() {
  const { t } = useTranslation('site')
  return (
    <Section heading={t('landing.benefits.heading')} isBand>
      <ul className={`plain ${shared.rows}`}>
        {BENEFITS.map((benefit) => (
          <li key={benefit} className={classes.benefit}>
            <h3>
              <MarkedSentence sentence={t(`landing.benefits.${benefit}.title`)} />
            </h3>
            <p>{t(`landing.benefits.${benefit}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Says what the administrator wrote, or what it says by itself. */
function Hero({ title, text }: { title?: string; text?: string }) {
  const { t } = useTranslation('site')
  const { isSignedIn, site } = useVisit()
  const free = site.privacy.takesPayments ? 'hero.card' : 'hero.unpaid'
  return (
    <section className={classes.hero}>
      <div>
        <p className={classes.people}>{t('landing.hero.people')}</p>
        <h1>
          <MarkedSentence sentence={title || t('landing.hero.heading')} />
        </h1>
        <p className={shared.sentence}>{text || t('landing.hero.sentence')}</p>
        <div className={classes.actions}>
          <PlainButton href={DEMO} size="large">
            {t('landing.entrance.demo')}
          </PlainButton>
          <EntranceButton look="outline" />
        </div>
        <p className="note">{t(isSignedIn ? 'landing.hero.demo' : `landing.${free}`)}</p>
      </div>
      <ProductStage />
    </section>
  )
}

/** The way in: to an account for those who have none, to the dashboard for those who are in already. */
function EntranceButton({ look = 'filled' }: { look?: 'filled' | 'outline' }) {
  const { t } = useTranslation('site')
  const { isSignedIn } = useVisit()
  return (
    <PlainButton href={isSignedIn ? '/dashboard' : '/signup'} size="large" look={look}>
      {t(isSignedIn ? 'landing.entrance.dashboard' : 'landing.entrance.signUp')}
    </PlainButton>
  )
}
