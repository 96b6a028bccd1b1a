import { Link, Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Wordmark } from '#web/components/brand/wordmark.tsx'
import { Main } from '#web/components/layout/main.tsx'
import { Announcement } from '#web/features/site-content/components/announcement/announcement.tsx'
import { SiteNavbar } from '../site-navbar.tsx'
import classes from './site-layout.module.css'

/** Around the public pages. */
export function SiteLayout() {
  return (
    <div className={classes.layout}>
      <Announcement />
      <SiteNavbar />
      <Main className={classes.main}>
        <Outlet />
      </Main>
      <SiteFooter />
    </div>
  )
}

const PRODUCT = [
  { name: 'demo', to: '/demo/create-quiz' },
  { name: 'pricing', to: '/pricing' },
  { name: 'antiCheat', to: '/anti-cheat' },
] as const

const LEGAL = [
  { name: 'terms', to: '/term' },
  { name: 'privacy', to: '/privacy' },
  { name: 'generalConditions', to: '/general_condition' },
  { name: 'legalNotice', to: '/legal_notice' },
] as const

function SiteFooter() {
  const { t } = useTranslation(['site', 'common'])
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.brand}>
          <Wordmark height={32} />
          <p>{t('common:tagline')}</p>
        </div>
        <nav aria-label={t('footer.product')}>
          <h2 className={classes.heading}>{t('footer.product')}</h2>
          <ul className={classes.list}>
            {PRODUCT.map(({ name, to }) => (
              <li key={name}>
                <Link to={to}>{t(`navbar.${name}`)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t('footer.legal')}>
          <h2 className={classes.heading}>{t('footer.legal')}</h2>
          <ul className={classes.list}>
            {LEGAL.map(({ name, to }) => (
              <li key={name}>
                <Link to={to}>{t(`footer.${name}`)}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
