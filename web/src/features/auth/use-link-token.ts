import { useEffect, useState } from 'react'

/**
 * The token of a mailed link. It stands behind the #, which never reaches a server's log, and leaves the address
 * bar at once, so that it doesn't end up in the history or on a shared screen.
 */
export function useLinkToken(): string | undefined {
  const [token] = useState(() =>
    location.hash.startsWith('#ml_')
      ? location.hash.slice(1)
      : (history.state?.linkToken as string | undefined),
  )
  useEffect(() => {
    // Kept with this entry of the history, so that a reload still has it.
    if (token) history.replaceState({ ...history.state, linkToken: token }, '', location.pathname)
  }, [token])
  return token
}
