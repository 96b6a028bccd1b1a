/** Where several questions are on a page: scrolls to one, and one can answer it. */
export function showSheet(questionId: string | undefined): void {
  const sheet = document.querySelector<HTMLElement>(`[data-question="${questionId}"]`)
  sheet?.scrollIntoView({ block: 'start' })
  sheet?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true })
}
