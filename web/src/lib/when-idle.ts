/** Once the page has nothing better to do. Safari has no word for it. */
export function whenIdle(deed: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(deed)
  else setTimeout(deed, 1000)
}
