import { Application } from './application.tsx'
import { drawFirst } from './draw-first.ts'
import { tellFailedMutations } from './failed-mutations.ts'
import { siteQuery } from './features/auth/queries.ts'
import { keepInvitationToken } from './features/organizations/invitation-token.ts'
import { i18n, startI18n } from './i18n/i18n.ts'
import { reloadOnFailedChunk } from './lib/chunk-reload.ts'
import { drawnSite } from './lib/drawn-page.ts'
import { offerReload } from './lib/missing-part.ts'
import { watchForNewVersion } from './lib/new-version.ts'
import { keepOfflinePage } from './lib/offline-page.ts'
import { forgetDataOfOthers, queryClient } from './lib/query-client.ts'
import { fetchSession, type SessionState } from './lib/session.ts'
import { whenIdle } from './lib/when-idle.ts'
import { keepWorkspacesApart } from './lib/workspace-data.ts'
import { router } from './router.tsx'
import { followSession } from './session-navigation.ts'
import { takeOver } from './take-over.ts'

reloadOnFailedChunk(() => router.state.isLoading || !router.state.resolvedLocation)
keepInvitationToken()
void fetchSession().then(sayTimeZone)
forgetDataOfOthers()
tellFailedMutations(queryClient, (sentence) => i18n.t(`messages.${sentence}`))
keepWorkspacesApart()
queryClient.setQueryData(siteQuery.queryKey, drawnSite())
followSession(router)
watchForNewVersion({ onNewVersion: offerReload })
if (import.meta.env.PROD) keepOfflinePage()

i18n.on('languageChanged', offerToInstallIn)
// Not awaited here: the files of a page import this one, and WebKit would hand them out unfinished.
void startI18n('refusals').then(draw)

function draw(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const application = <Application router={router} queryClient={queryClient} />
  return (root.hasChildNodes() ? takeOver : drawFirst)({ root, application, router })
}

/**
 * The first answer is one that the page itself asked for, before any script could say where the clock hangs. An account
 * that doesn't know yet learns it from a second question, which nothing waits for.
 */
function sayTimeZone(session: SessionState): void {
  if (session.status === 'signedIn' && !session.user.timeZone) whenIdle(() => void fetchSession())
}

/** What a browser reads when it installs the app: its name is the same, what else it says is not. */
function offerToInstallIn(language: string): void {
  const link = document.querySelector('link[rel="manifest"]')
  link?.setAttribute('href', language === 'fr' ? '/manifest-fr.webmanifest' : '/manifest.webmanifest')
}
