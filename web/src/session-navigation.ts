import type { AnyRouter } from '@tanstack/react-router'
import { toast } from '#web/lib/toast.ts'
import { i18n } from './i18n/i18n.ts'
import { onSessionExpired } from './lib/authorized.ts'
import { loginPath } from './lib/login-path.ts'
import { fetchSession, personIn, sessionState } from './lib/session.ts'
import { onOtherTabsSessionChange } from './lib/session-channel.ts'

/** Where one is taken when a session ends or begins without this page having asked for it. */
export function followSession(router: AnyRouter): void {
  onSessionExpired(() => {
    toast.error(i18n.t('messages.sessionExpired'))
    void router.navigate({ href: loginPath(router.state.location.href) })
  })

  onOtherTabsSessionChange(async () => {
    const before = whoIsThere()
    await fetchSession()
    // The guards decide whether the page is still the right one to be on.
    if (whoIsThere() !== before) await router.invalidate()
  })
}

/** The same person may be here for one quiz only, or with all of their account. */
function whoIsThere(): string {
  const session = sessionState()
  const quiz = session.status === 'quizOnly' ? session.quizId : 'everything'
  return `${personIn(session)?.id} for ${quiz}`
}
