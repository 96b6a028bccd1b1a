/** For what has just appeared, as a ref; not while somebody is choosing among draws, who goes on with the arrows. */
export function takeFocus(element: HTMLElement | null): void {
  if (!(document.activeElement instanceof HTMLInputElement)) element?.focus()
}
