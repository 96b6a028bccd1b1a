import { Link, Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Wordmark } from '#web/components/brand/wordmark.tsx'
import { Main } from '#web/components/layout/main.tsx'
import { useUser } from '#web/lib/session.ts'
import { CommandPalette, PaletteButton } from '../command-palette.tsx'
import { destinationsFor } from '../destinations.ts'
import { ShortcutSheet } from '../shortcut-sheet.tsx'
import { UserMenu } from '../user-menu.tsx'
import classes from './admin-layout.module.css'

/** The administrator's desk: wide tables, so the menu lies on top. */
export function AdminLayout() {
  const { t } = useTranslation('navigation')
  const user = useUser()
  const destinations = destinationsFor(user)
  return (
    <div>
      <header className={classes.bar}>
        <Link to="/dashboard" className={classes.home}>
          <Wordmark />
        </Link>
        <nav className={classes.sections} aria-label={t('adminSections.label')}>
          <Link
            to="/admin"
            activeOptions={{ exact: true, includeSearch: false }}
            activeProps={{ 'data-active': true }}
          >
            {t('adminSections.overview')}
          </Link>
          <Link to="/admin/content" activeProps={{ 'data-active': true }}>
            {t('adminSections.content')}
          </Link>
          <Link to="/dashboard" activeOptions={{ exact: true }}>
            {t('adminSections.leave')}
          </Link>
        </nav>
        <div className={classes.tools}>
          <PaletteButton />
          <UserMenu user={user} />
        </div>
      </header>
      <Main className={classes.main}>
        <Outlet />
      </Main>
      <CommandPalette destinations={destinations} />
      <ShortcutSheet destinations={destinations} />
    </div>
  )
}
