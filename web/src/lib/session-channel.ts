/** How the tabs of one browser tell each other that someone signed in or out; the Google window uses it as well. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('probant-session')

export function announceSessionChange(): void {
  channel?.postMessage('changed')
}

/** Another tab signed in or out. */
export function onOtherTabsSessionChange(listener: () => void): () => void {
  channel?.addEventListener('message', listener)
  return () => channel?.removeEventListener('message', listener)
}
