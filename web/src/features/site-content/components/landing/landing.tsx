import { Title } from '@mantine/core'
import type { LocalContent } from '@probant/contract/site-content'
import { useTranslation } from 'react-i18next'
import { MarkedSentence } from '#web/components/brand/highlighted.tsx'
import { Mark } from '#web/components/brand/wordmark.tsx'
import { usePageDescription, usePageTitle } from '#web/components/layout/use-page-title.ts'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useOptionalUser } from '#web/lib/session.ts'
import { useLocalContent } from '../../queries.ts'
import { Section } from '../public-page.tsx'
import { ProductStage } from '../stage/product-stage.tsx'
import { VideoFacade } from '../video-facade.tsx'
import { Features } from './features.tsx'
import classes from './landing.module.css'

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

function Video({ videoId }: { videoId: string }) {
  const { t } = useTranslation('landing')
  return (
    <Section heading={t('video.heading')}>
      <div className={classes.film}>
        <VideoFacade key={videoId} videoId={videoId} />
      </div>
    </Section>
  )
}

function CallToAction() {
  const { t } = useTranslation('landing')
  return (
    <section className={classes.band}>
      <Title order={2} className={classes.heading}>
        <MarkedSentence sentence={t('callToAction.heading')} />
      </Title>
      <p className={classes.sentence}>{t('callToAction.sentence')}</p>
      <EntranceButton />
    </section>
  )
}

const WORDS = ['saved', 'warned', 'yours'] as const

/** Where testimonials stand once there are some. Until then there is nobody to quote, so we speak for ourselves. */
function Promises() {
  const { t } = useTranslation('landing')
  return (
    <Section heading={t('promises.heading')} sentence={t('promises.sentence')}>
      <ul className={classes.desk}>
        {WORDS.map((words) => (
          <li key={words} className={classes.note}>
            <p className={classes.words}>{t(`promises.words.${words}`)}</p>
            <p className={classes.signature}>
              <Mark size={20} />
              {t('promises.signature')}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What people who use it say; in place of what we promise. */
function Testimonials({ testimonials }: Pick<LocalContent, 'testimonials'>) {
  const { t } = useTranslation('landing')
  return (
    <Section heading={t('testimonials.heading')}>
      <ul className={classes.testimonialsDesk}>
        {testimonials.map(({ quote, author, role }) => (
          <li key={`${author} ${quote}`}>
            <figure className={classes.testimonialsNote}>
              <blockquote className={classes.quote}>{quote}</blockquote>
              <figcaption className={classes.testimonialsSignature}>
                <strong>{author}</strong>
                {role && <span>{role}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const BENEFITS = ['write', 'examine', 'understand'] as const

function Benefits() {
  const { t } = useTranslation('landing')
  return (
    <div className={classes.benefitsBand}>
      <Section heading={t('benefits.heading')}>
        <ul className={classes.list}>
          {BENEFITS.map((benefit) => (
            <li key={benefit} className={classes.benefit}>
              <Title order={3} className={classes.title}>
                <MarkedSentence sentence={t(`benefits.${benefit}.title`)} />
              </Title>
              <p className={classes.text}>{t(`benefits.${benefit}.text`)}</p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

/** Says what the administrator wrote, or what it says by itself. */
function Hero({ title, text }: { title?: string; text?: string }) {
  const { t } = useTranslation('landing')
  const user = useOptionalUser()
  return (
    <section className={classes.hero}>
      <div className={classes.words}>
        <p className={classes.people}>{t('hero.people')}</p>
        <Title order={1} className={classes.heroHeading}>
          <MarkedSentence sentence={title || t('hero.heading')} />
        </Title>
        <p className={classes.heroSentence}>{text || t('hero.sentence')}</p>
        <div className={classes.actions}>
          <EntranceButton />
          <a className={classes.anchor} href="#features">
            {t('hero.anchor')}
          </a>
        </div>
        {!user && <p className={classes.card}>{t('hero.card')}</p>}
      </div>
      <ProductStage />
    </section>
  )
}

/** The way in: to an account for those who have none, to the dashboard for those who are in already. */
function EntranceButton() {
  const { t } = useTranslation('landing')
  return useOptionalUser() ? (
    <ButtonLink to="/dashboard" size="md">
      {t('entrance.dashboard')}
    </ButtonLink>
  ) : (
    <ButtonLink to="/signup" size="md">
      {t('entrance.signUp')}
    </ButtonLink>
  )
}
