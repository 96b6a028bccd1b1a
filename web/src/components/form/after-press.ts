/**
 * Does it now or, while something is being pressed, right after that: what appears at a field that was left by pressing
 * a button must not move the button away, or the press would count for nothing.
 */
export function afterPress(work: () => unknown): void {
  if (!document.querySelector(':active')) {
    work()
    return
  }
  const over = new AbortController()
  const finish = () => {
    over.abort()
    // Only once the click has been heard.
    setTimeout(work)
  }
  for (const end of ['mouseup', 'dragend']) addEventListener(end, finish, { signal: over.signal })
}
