import { Outlet } from '@tanstack/react-router'
import { Main } from '#web/components/layout/main.tsx'
import { Announcement } from '#web/features/site-content/components/announcement/announcement.tsx'
import { SiteFooter } from '../site-footer.tsx'
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
