import { createRouter } from '@tanstack/react-router'
import { CrashPage } from './features/shell/crash-page.tsx'
import { NotFoundPage } from './features/shell/not-found-page.tsx'
import { PagePending } from './features/shell/page-pending.tsx'
import type { GuardName, Layout } from './guards.ts'
import { parseSearch, stringifySearch } from './lib/search-params.ts'
import { routeTree } from './route-tree.gen.ts'

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  // An unknown path is unknown as a whole, whatever its first part would have been.
  notFoundMode: 'root',
  defaultNotFoundComponent: NotFoundPage,
  defaultErrorComponent: CrashPage,
  defaultPendingComponent: PagePending,
  scrollRestoration: true,
  parseSearch,
  stringifySearch,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    guard?: GuardName
    layout?: Layout
  }
}
