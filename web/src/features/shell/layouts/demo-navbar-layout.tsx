import { Link, Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Wordmark } from '#web/components/brand/wordmark.tsx'
import { Main } from '#web/components/layout/main.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { LanguageButton } from '#web/features/users/components/language-button.tsx'
import { useOptionalUser } from '#web/lib/session.ts'
import classes from './demo-navbar-layout.module.css'

/** Around the demo: it says that it is one, and how to go on for real. */
export function DemoNavbarLayout() {
  const { t } = useTranslation('site')
  const user = useOptionalUser()
  return (
    <div>
      <header className={classes.bar}>
        <Link to="/" className={classes.home}>
          <Wordmark />
        </Link>
        <div className={classes.language}>
          <LanguageButton />
        </div>
        <p className={classes.notice}>{t('demo.notice')}</p>
        <nav className={classes.actions} aria-label={t('demo.label')}>
          <ButtonLink to="/" variant="default">
            {t('demo.leave')}
          </ButtonLink>
          {user ? (
            <ButtonLink to="/dashboard">{t('navbar.dashboard')}</ButtonLink>
          ) : (
            <ButtonLink to="/signup">{t('demo.signUp')}</ButtonLink>
          )}
        </nav>
      </header>
      <Main>
        <Outlet />
      </Main>
    </div>
  )
}
