import { CrashPage, NotFoundPage, PagePending } from './features/shell/fallback-pages.tsx'
import { parseSearch, stringifySearch } from './lib/search-params.ts'

/** All but the pages. They decide what is around each page as well, which has to be the same where the server draws one. */
export const ROUTER_OPTIONS = {
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
} as const
