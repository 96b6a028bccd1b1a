import { LOCALES } from '@probant/contract/locales'
import type { DrawEntrance } from '@probant/contract/public-pages'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { Application } from './application.tsx'
import { wholeTitle } from './components/layout/use-page-title.ts'
import { LoginPage } from './features/auth/pages/login-page.tsx'
import { SignupPage } from './features/auth/pages/signup-page.tsx'
import { siteQuery } from './features/auth/queries.ts'
import { NotFoundPage } from './features/shell/fallback-pages.tsx'
import { AccountLayout } from './features/shell/layouts/account-layout.tsx'
import { RootLayout } from './features/shell/layouts/root-layout.tsx'
import { speakerOf } from './i18n/speaker.ts'
import { ROUTER_OPTIONS } from './router-options.ts'

const files = import.meta.glob<object>('./i18n/{en,fr}/{auth,common/index}.ts', {
  import: 'default',
  eager: true,
})
const speakers = new Map(LOCALES.map((locale) => [locale, speakerOf(locale, files)]))

/** Built for the server, which draws the entrances with it; the application takes them over in the browser. */
export const drawEntrance: DrawEntrance = async (entrance, { locale, site }) => {
  const speaker = speakers.get(locale) as i18n
  const queryClient = new QueryClient()
  queryClient.setQueryData(siteQuery.queryKey, site)
  const router = routerAt(entrance)
  await router.load()
  const title = speaker.t(entrance === '/login' ? 'auth:login.title' : 'auth:signup.title')
  const markup = renderToString(
    <I18nextProvider i18n={speaker}>
      <Application router={router} queryClient={queryClient} />
    </I18nextProvider>,
  )
  return { title: wholeTitle(title), markup }
}

/** The same routes as in `routes`, but for what they wait for: guards, and sentences. */
function routerAt(entrance: string) {
  const root = createRootRoute({ component: RootLayout, notFoundComponent: NotFoundPage })
  const account = createRoute({ getParentRoute: () => root, id: '_account', component: AccountLayout })
  const login = createRoute({ getParentRoute: () => account, path: '/login/', component: LoginPage })
  const signup = createRoute({ getParentRoute: () => account, path: '/signup', component: SignupPage })
  return createRouter({
    ...ROUTER_OPTIONS,
    routeTree: root.addChildren([account.addChildren([login, signup])]),
    history: createMemoryHistory({ initialEntries: [entrance] }),
    // Drawn as a browser would draw it, which is what hydration compares it with.
    isServer: false,
    origin: 'http://localhost',
    scrollRestoration: false,
  })
}
