/** A menu or something that is dragged may keep the release of the button to itself. */
const ENDS = ['mouseup', 'dragend', 'contextmenu'] as const

let isPressing = false
if (typeof window !== 'undefined') {
  window.addEventListener('mousedown', () => setPressing(true), { capture: true })
  for (const end of ENDS) window.addEventListener(end, () => setPressing(false), { capture: true })
}

/**
 * Does it now or, while something is being pressed, right after that: what appears at a field that was left by pressing
 * a button must not move the button away, or the press would count for nothing.
 */
export function afterPress(work: () => unknown): void {
  if (!isPressing) {
    work()
    return
  }
  const over = new AbortController()
  const finish = () => {
    over.abort()
    // Only once the click has been heard.
    setTimeout(work)
  }
  for (const end of ENDS) window.addEventListener(end, finish, { capture: true, signal: over.signal })
}

function setPressing(isDown: boolean): void {
  isPressing = isDown
}
