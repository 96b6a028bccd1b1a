/** The field in which one was at work is gone: whoever listens goes on from this heading. As a ref. */
export function takeFocus(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true })
}
