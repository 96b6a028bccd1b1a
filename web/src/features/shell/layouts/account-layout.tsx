import { Link, Outlet, useMatchRoute } from '@tanstack/react-router'
import { Wordmark } from '#web/components/brand/wordmark.tsx'
import { Main } from '#web/components/layout/main.tsx'
import { PaperAside } from '#web/features/auth/components/paper-aside.tsx'
import { LanguageButton } from '#web/features/users/components/language-button.tsx'
import classes from './account-layout.module.css'

/** The entrance: the form on the left, the paper on the right; beside a real invitation a drawn one would be taken for it. */
export function AccountLayout() {
  const isInvited = useMatchRoute()({ to: '/invitation' }) !== false
  return (
    <div className={classes.layout} data-alone={isInvited || undefined}>
      <div className={classes.side}>
        <header className={classes.bar}>
          <Link to="/" className={classes.home}>
            <Wordmark height={40} />
          </Link>
          <LanguageButton />
        </header>
        <Main className={classes.main}>
          <Outlet />
        </Main>
      </div>
      {!isInvited && <PaperAside />}
    </div>
  )
}
