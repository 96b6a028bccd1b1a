import type { Watch } from './watch-for-incidents.ts'

/** Browsers tell of a new screen by an event only those that they let ask more about screens. */
const LOOK_MS = 2_000

/** `multi_monitor`: another screen was attached; `full_screen_left`: where the quiz asks for it. */
export function watchScreen({ page, window, requiresFullScreen, tell, signal }: Watch): void {
  let wasExtended = hasSeveralScreens(window)
  const look = () => {
    const isExtended = hasSeveralScreens(window)
    if (isExtended && !wasExtended) tell('multi_monitor')
    wasExtended = isExtended
  }
  const timer = setInterval(look, LOOK_MS)
  signal.addEventListener('abort', () => clearInterval(timer))

  if (!requiresFullScreen) return
  const left = () => {
    if (!page.fullscreenElement) tell('full_screen_left')
  }
  page.addEventListener('fullscreenchange', left, { signal })
}

/** Where the browser tells; others see one screen only. */
export function hasSeveralScreens({ screen }: Pick<Window, 'screen'>): boolean {
  return 'isExtended' in screen && screen.isExtended === true
}
