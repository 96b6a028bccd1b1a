import { Outlet } from '@tanstack/react-router'
import { SiteFooter } from '../site-footer.tsx'
import { SiteNavbar } from '../site-navbar.tsx'
import classes from './site-layout.module.css'

/** Around the public pages. */
export function SiteLayout() {
  return (
    <div className={classes.layout}>
      <SiteNavbar />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  )
}
