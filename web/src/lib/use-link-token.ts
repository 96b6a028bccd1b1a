import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useState } from 'react'

/**
 * The token of a link. It stands behind the #, which never reaches a server's log, and leaves the address bar at
 * once, so that it doesn't end up in the history or on a shared screen.
 */
export function useLinkToken(prefix: LinkPrefix): string | undefined {
  const [token, setToken] = useState(
    () => linkTokenIn(location.hash, prefix) ?? keptLinkToken(history.state, prefix),
  )
  useEffect(() => {
    if (token) keep(token)
  }, [token])

  // A newer link that is pasted into this tab differs behind the # only: the page stays, and takes it up.
  useWindowEvent('hashchange', () => {
    const newer = linkTokenIn(location.hash, prefix)
    if (!newer) return
    keep(newer)
    setToken(newer)
  })
  return token
}

/** With this entry of the history, so that a reload still has it. */
function keep(token: string): void {
  history.replaceState({ ...history.state, linkToken: token }, '', location.pathname + location.search)
}

/** Which kind of link: a mailed one that is good once, an invitation to a quiz, mailed or handed over, a quiz's share link, an open link. */
type LinkPrefix = 'ml_' | 'iv_' | 'ih_' | 'sl_' | 'ol_'

/** The token behind the # of an address; nothing where that is the name of a place on the page, or another link's. */
export function linkTokenIn(hash: string, prefix: LinkPrefix): string | undefined {
  return hash.startsWith(`#${prefix}`) ? hash.slice(1) : undefined
}

/** What an entry of the history has kept of a link, so that a reload still has it. */
export function keptLinkToken(state: unknown, prefix: LinkPrefix): string | undefined {
  const { linkToken } = (state ?? {}) as { linkToken?: unknown }
  return typeof linkToken === 'string' && linkToken.startsWith(prefix) ? linkToken : undefined
}
