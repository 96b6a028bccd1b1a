import { createRouter } from '@tanstack/react-router'
import { CrashPage, NotFoundPage, PagePending } from './features/shell/fallback-pages.tsx'
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
