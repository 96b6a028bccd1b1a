/** Where whatever had the focus is gone and nothing else has taken it, the page's main part does; not below a dialog. */
export function focusMainIfLost(): void {
  if (document.activeElement !== document.body || document.querySelector('[aria-modal="true"]')) return
  document.getElementById('main')?.focus({ preventScroll: true })
}
