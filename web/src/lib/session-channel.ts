/** How the tabs of one browser tell each other that someone signed in or out; the Google window uses it as well. */
const channel = hasTabs() ? new BroadcastChannel('probant-session') : undefined

export function announceSessionChange(): void {
  channel?.postMessage('changed')
}

/** Another tab signed in or out. */
export function onOtherTabsSessionChange(listener: () => void): () => void {
  channel?.addEventListener('message', listener)
  return () => channel?.removeEventListener('message', listener)
}

/** The server, which draws some pages, has none, and an open channel would keep it from ending. */
function hasTabs(): boolean {
  return typeof document !== 'undefined' && typeof BroadcastChannel !== 'undefined'
}
