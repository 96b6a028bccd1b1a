import { useSyncExternalStore } from 'react'

/** The browser itself says that it has no network: known at once, long before a connection is given up. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(onChange, () => navigator.onLine === false)
}

function onChange(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
