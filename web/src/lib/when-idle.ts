/** Once the page has nothing better to do. Safari has no word for it. */
export function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(action)
  else setTimeout(action, 1000)
}
