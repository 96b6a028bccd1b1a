import { Outlet } from '@tanstack/react-router'
import { LoadingBar } from '#web/components/feedback/loading-bar.tsx'
import { Toaster } from '#web/components/feedback/toaster.tsx'
import { RouteAnnouncer } from '#web/components/layout/route-announcer.tsx'
import { SkipLink } from '#web/components/layout/skip-link.tsx'

/** What is around every page. */
export function RootLayout() {
  return (
    <>
      <SkipLink />
      <LoadingBar />
      <Outlet />
      <RouteAnnouncer />
      <Toaster />
    </>
  )
}
