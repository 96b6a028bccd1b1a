import { createRootRoute, notFound, redirect } from '@tanstack/react-router'
import { NotFoundPage } from '#web/features/shell/fallback-pages.tsx'
import { RootLayout } from '#web/features/shell/layouts/root-layout.tsx'
import { guardNamed } from '#web/guards.ts'
import { stayWithinBorders } from '#web/lib/page-borders.ts'
import { sessionReady } from '#web/lib/session.ts'

export const Route = createRootRoute({
  beforeLoad: async ({ matches, location, preload }) => {
    if (!preload) await stayWithinBorders(location)

    const guards = new Set(matches.flatMap(({ staticData }) => staticData.guard ?? []))
    if (guards.size === 0) return

    const { returnTo } = location.search as { returnTo?: unknown }
    const visit = {
      pathname: location.pathname,
      href: location.href,
      layout: matches.findLast(({ staticData }) => staticData.layout)?.staticData.layout,
      returnTo: typeof returnTo === 'string' ? returnTo : undefined,
      session: await sessionReady(),
    }
    for (const name of guards) {
      const verdict = guardNamed(name)(visit)
      if (verdict === 'notFound') throw notFound()
      if (verdict !== 'pass') throw redirect({ href: verdict.redirectTo, replace: true })
    }
  },
  component: RootLayout,
  notFoundComponent: NotFoundPage,
})
