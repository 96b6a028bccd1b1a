import { whenIdle } from '../lib/when-idle.ts'

/** What somebody does who reads, rather than a machine that has only opened the page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/**
 * The application, fetched while the page is read: once there is somebody, and the browser has nothing better to do.
 * The page names its files; a browser that saves data fetches them when they are needed.
 */
export function fetchAhead(): void {
  const files = document.body.dataset.application?.split(' ').filter(Boolean) ?? []
  if (files.length === 0 || isSavingData()) return
  const begin = (sign: Event) => {
    if (isResting(sign)) return
    for (const sign of SIGNS) removeEventListener(sign, begin)
    whenIdle(() => document.head.append(...files.map(prefetchLink)))
  }
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true })
}

/** A browser tells the page also of a pointer that merely lies where it appears. */
function isResting(sign: Event): boolean {
  return sign.type === 'pointermove' && !(sign as PointerEvent).movementX && !(sign as PointerEvent).movementY
}

function prefetchLink(file: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.href = file
  link.as = file.endsWith('.css') ? 'style' : 'script'
  // As the page of the application asks for it, or it would be fetched once more.
  link.crossOrigin = ''
  return link
}

function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
