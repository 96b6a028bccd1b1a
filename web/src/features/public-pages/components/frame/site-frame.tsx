import { type PublicPage, publicAddress } from '@probant/contract/public-pages'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Wordmark } from '#web/components/brand/wordmark.tsx'
import { AnnouncementBar } from '#web/components/site/announcement-bar.tsx'
import { useVisit } from '../../visit.ts'
import { SiteBar } from './site-bar.tsx'
import classes from './site-frame.module.css'
import { sitePages } from './site-pages.ts'

/** Around the public pages. */
export function SiteFrame({ page, children }: { page: PublicPage; children: ReactNode }) {
  const { t } = useTranslation(['site', 'common'])
  const { announcement } = useVisit().content
  return (
    <div className={classes.layout}>
      <a className={classes.skip} href="#main">
        {t('common:skipToContent')}
      </a>
      {announcement.isShown && (
        <aside aria-label={t('announcement.label')} data-announcement>
          <AnnouncementBar text={announcement.text} link={announcement.link} dismissable />
        </aside>
      )}
      <SiteBar page={page} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}

const LEGAL = ['terms', 'privacy', 'generalConditions', 'legalNotice'] as const satisfies PublicPage[]

function SiteFooter() {
  const { t } = useTranslation(['site', 'common'])
  const { locale } = useVisit()
  return (
    <footer className={classes.footer}>
      <div className={classes.brand}>
        <Wordmark height={32} />
        <p>{t('common:tagline')}</p>
      </div>
      <nav aria-label={t('footer.product')}>
        <h2>{t('footer.product')}</h2>
        <ul className="plain">
          {sitePages(locale).map(({ name, address }) => (
            <li key={name}>
              <a href={address}>{t(`navbar.${name}`)}</a>
            </li>
          ))}
          <li>
            <a href="/join">{t('footer.join')}</a>
          </li>
        </ul>
      </nav>
      <nav aria-label={t('footer.legal')}>
        <h2>{t('footer.legal')}</h2>
        <ul className="plain">
          {LEGAL.map((name) => (
            <li key={name}>
              <a href={publicAddress(name, locale)}>{t(`footer.${name}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}
