/** The menu's entry, which had the focus, is gone by the time a dialog closes; the whole row may be. Its button has `data-menu-of`. */
export function focusMenuOf(rowId: string): void {
  requestAnimationFrame(() => {
    const menu = document.querySelector<HTMLElement>(`[data-menu-of="${rowId}"]`)
    const target = menu ?? document.getElementById('main')
    target?.focus({ preventScroll: true })
  })
}
