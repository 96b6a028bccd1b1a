/** Whoever opens a page begins to read at its top, by eye or by ear; as a ref. */
export function beginAtTop(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  element?.closest('[role="dialog"]')?.scrollTo({ top: 0 })
}

/** The same, but not while somebody is choosing among draws, who goes on with the arrows. */
export function takeFocus(element: HTMLElement | null): void {
  if (!(document.activeElement instanceof HTMLInputElement)) beginAtTop(element)
}
