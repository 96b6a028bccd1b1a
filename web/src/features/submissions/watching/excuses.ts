import { isShortcut, isWriting } from './keys.ts'
import type { Watch } from './watch-for-incidents.ts'

/** So soon the focus follows what moves it. */
const MOMENT_MS = 1_000
/** Some systems take long to open a window of files. */
const CHOOSER_MS = 5_000
/** Losing the focus ends what is being composed, in the same breath. */
const BREATH_MS = 100

/**
 * What takes the focus from the window without anybody leaving the page: the find bar, a file chooser, the print
 * dialog, the questions whether to leave or to be notified, an input method, and the Tab key, which goes on from the
 * last element to the browser's own bars. `onExcuse` is told, for some are known only after the focus is gone.
 */
export function watchExcuses({ page, window, signal }: Watch, onExcuse: () => void) {
  let excusedUntil = 0
  let isComposing = false
  const excuse = (forMs: number) => {
    excusedUntil = Math.max(excusedUntil, Date.now() + forMs)
    onExcuse()
  }

  const capturing = { signal, capture: true }
  page.addEventListener(
    'keydown',
    (event) => {
      if (opensFindBar(event) || goesOn(event)) excuse(MOMENT_MS)
    },
    capturing,
  )
  page.addEventListener(
    'click',
    ({ target }) => {
      if ((target as Partial<Element> | null)?.closest?.('input[type="file"]')) excuse(CHOOSER_MS)
    },
    capturing,
  )
  page.addEventListener(
    'compositionstart',
    () => {
      isComposing = true
    },
    capturing,
  )
  page.addEventListener(
    'compositionend',
    () => {
      isComposing = false
      excuse(BREATH_MS)
    },
    capturing,
  )
  window.addEventListener('beforeprint', () => excuse(MOMENT_MS), { signal })
  window.addEventListener('beforeunload', () => excuse(MOMENT_MS), { signal })

  watchPermission(window, signal, () => excuse(MOMENT_MS))

  return { isExcused: () => isComposing || Date.now() < excusedUntil }
}

/** No event tells that the browser asks somebody, so whoever lets it do so has to pass by here. */
function watchPermission(window: Window, signal: AbortSignal, onAsk: () => void): void {
  const { Notification } = window as Window & { Notification?: typeof globalThis.Notification }
  if (!Notification) return
  const { requestPermission } = Notification
  Notification.requestPermission = (...given) => {
    onAsk()
    return requestPermission.apply(Notification, given)
  }
  signal.addEventListener('abort', () => {
    Notification.requestPermission = requestPermission
  })
}

/** Firefox looks for what is typed after `'` or `/`, outside of fields. */
function opensFindBar(event: KeyboardEvent): boolean {
  if (event.key === 'F3' || isShortcut(event, 'f') || isShortcut(event, 'g')) return true
  return isPlain(event) && ["'", '/'].includes(event.key) && !isWriting(event.target)
}

function goesOn(event: KeyboardEvent): boolean {
  return isPlain(event) && event.key === 'Tab'
}

function isPlain({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey
}
