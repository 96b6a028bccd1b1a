import { hasSlept } from './absence.ts'
import type { watchDeveloperTools } from './developer-tools.ts'
import { watchExcuses } from './excuses.ts'
import type { Watch } from './watch-for-incidents.ts'

/** A window that loses the focus for less is none: systems take it for a moment. */
const BLUR_MS = 1_000

/** `window_blur`: the window lost the focus, the page still visible, for more than a second. */
export function watchFocus(watch: Watch, developerTools: ReturnType<typeof watchDeveloperTools>): void {
  const { page, window, isSuspended, tell, signal } = watch
  let timer: ReturnType<typeof setTimeout> | undefined
  const forget = () => clearTimeout(timer)
  const excuses = watchExcuses(watch, forget)

  /** A frame that is taken away while it has the focus leaves it nowhere; the page gets it where nobody has left. */
  const isTakenBack = () => {
    if (page.activeElement?.nodeName !== 'IFRAME') window.focus()
    return page.hasFocus()
  }
  const lookAgain = (wasLost: boolean) => {
    const since = Date.now()
    timer = setTimeout(async () => {
      // Hidden is another matter, and nobody is there while the machine sleeps.
      if (page.visibilityState === 'hidden' || hasSlept(since, BLUR_MS)) return
      // The focus is in a frame of this page; from there the window can be left without another event.
      if (page.hasFocus()) return lookAgain(false)
      if (!wasLost) return isTakenBack() ? undefined : lookAgain(true)
      // They take the focus as they open, which is only recorded.
      if (!(await developerTools.areOpenSince(since))) tell('window_blur')
    }, BLUR_MS)
  }

  window.addEventListener(
    'blur',
    () => {
      forget()
      if (!excuses.isExcused() && !isSuspended()) lookAgain(!page.hasFocus())
    },
    { signal },
  )
  window.addEventListener('focus', forget, { signal })
  signal.addEventListener('abort', forget)
}
