import { type PublicPage, publicAddress } from '@probant/contract/public-pages'
import { IconLanguage, IconMenu2, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Highlighted } from '#web/components/brand/highlighted.tsx'
import { Wordmark } from '#web/components/brand/wordmark.tsx'
import { PlainButton } from '#web/components/navigation/plain-button.tsx'
import { useVisit } from '../../visit.ts'
import classes from './site-bar.module.css'
import { sitePages } from './site-pages.ts'

/** Written so that it works before any script has come: the menu of a phone is one that the browser itself unfolds. */
export function SiteBar({ page }: { page: PublicPage }) {
  const { t } = useTranslation('site')
  const { locale } = useVisit()
  return (
    <header className={classes.bar}>
      <a href={publicAddress('landing', locale)}>
        <Wordmark height={38} />
      </a>
      <nav className={classes.wide} aria-label={t('navbar.label')}>
        <PageLinks page={page} />
        <OtherLanguage page={page} />
        <Entrances />
      </nav>
      <div className={classes.narrow}>
        <FirstEntrance />
        <details className={classes.menu} data-menu>
          <summary className={classes.burger}>
            <IconMenu2 className={classes.folded} size={24} stroke={1.5} aria-hidden="true" />
            <IconX className={classes.unfolded} size={24} stroke={1.5} aria-hidden="true" />
            <span className="unseen">{t('navbar.menu')}</span>
          </summary>
          <nav className={classes.tall} aria-label={t('navbar.label')}>
            <PageLinks page={page} />
            <OtherLanguage page={page} />
            <Entrances />
          </nav>
        </details>
      </div>
    </header>
  )
}

function PageLinks({ page }: { page: PublicPage }) {
  const { t } = useTranslation('site')
  const { locale } = useVisit()
  return (
    <>
      {sitePages(locale).map(({ name, address }) => (
        <a
          key={name}
          href={address}
          className={classes.link}
          aria-current={name === page ? 'page' : undefined}
        >
          {name === page ? <Highlighted>{t(`navbar.${name}`)}</Highlighted> : t(`navbar.${name}`)}
        </a>
      ))}
    </>
  )
}

/** The same page in the other language, which is named in its own words. The script keeps the choice. */
function OtherLanguage({ page }: { page: PublicPage }) {
  const { t } = useTranslation()
  const other = useVisit().locale === 'en' ? 'fr' : 'en'
  const address = publicAddress(page, other)
  return (
    <a
      className={classes.link}
      href={other === 'en' ? `${address}?lang=en` : address}
      lang={other}
      hrefLang={other}
      data-locale={other}
    >
      <IconLanguage size={18} stroke={1.5} aria-hidden="true" />
      {t(`language.${other}`)}
    </a>
  )
}

/** Those who are in already are not asked to come in. */
function Entrances() {
  const { t } = useTranslation('site')
  const { isSignedIn } = useVisit()
  return (
    <>
      {!isSignedIn && (
        <PlainButton href="/login" look="outline">
          {t('navbar.logIn')}
        </PlainButton>
      )}
      <FirstEntrance />
    </>
  )
}

function FirstEntrance() {
  const { t } = useTranslation('site')
  return useVisit().isSignedIn ? (
    <PlainButton href="/dashboard">{t('navbar.dashboard')}</PlainButton>
  ) : (
    <PlainButton href="/signup">{t('navbar.signUp')}</PlainButton>
  )
}
