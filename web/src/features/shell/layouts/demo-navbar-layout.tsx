import { Link, Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Wordmark } from '#web/components/brand/wordmark.tsx'
import { Main } from '#web/components/layout/main.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { KeepActions } from '#web/features/demo/components/keep-actions.tsx'
import { useDemoContents } from '#web/features/demo/demo-workspace.ts'
import { isWorthKeeping } from '#web/features/demo/workspace.ts'
import { LanguageButton } from '#web/features/users/components/language-button.tsx'
import { useOptionalUser } from '#web/lib/session.ts'
import classes from './demo-navbar-layout.module.css'

/** Around the demo: it says that it is one, and how to go on for real with what was made. */
export function DemoNavbarLayout() {
  const { t } = useTranslation('demo')
  const user = useOptionalUser()
  const hasMade = isWorthKeeping(useDemoContents())
  return (
    <div>
      <header className={classes.bar}>
        <Link to="/" preload={false} className={classes.home}>
          <Wordmark />
        </Link>
        <div className={classes.language}>
          <LanguageButton />
        </div>
        <p className={classes.notice}>
          <span className={classes.long}>{t(hasMade ? 'bar.made' : 'bar.notice')}</span>
          <span className={classes.short}>{t('bar.short')}</span>
        </p>
        <nav className={classes.actions} aria-label={t('bar.label')}>
          {hasMade && <KeepActions />}
          {!hasMade && (
            <ButtonLink to={user ? '/dashboard' : '/'} preload={false} variant="default">
              {t(user ? 'bar.dashboard' : 'bar.leave')}
            </ButtonLink>
          )}
        </nav>
      </header>
      <Main>
        <Outlet />
      </Main>
    </div>
  )
}
