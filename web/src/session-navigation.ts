import type { AnyRouter } from '@tanstack/react-router'
import { toast } from 'sonner'
import { loginPath } from './guards.ts'
import { i18n } from './i18n/i18n.ts'
import { onSessionExpired } from './lib/api-client.ts'
import { fetchSession, sessionState } from './lib/session.ts'
import { onOtherTabsSessionChange } from './lib/session-channel.ts'

/** Where one is taken when a session ends or begins without this page having asked for it. */
export function followSession(router: AnyRouter): void {
  onSessionExpired(() => {
    toast.error(i18n.t('messages:sessionExpired'))
    void router.navigate({ href: loginPath(router.state.location.href) })
  })

  onOtherTabsSessionChange(async () => {
    const before = personOf()
    await fetchSession()
    // The guards decide whether the page is still the right one to be on.
    if (personOf() !== before) await router.invalidate()
  })
}

function personOf(): string | undefined {
  const session = sessionState()
  return session.status === 'signedIn' ? session.user.id : undefined
}
