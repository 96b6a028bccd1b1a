import { whenIdle } from './when-idle.ts'

/** Off, and every browser that has the worker lets go of it on its next visit. */
const IS_ON = true
/** The first page is there, and whatever it asked for: nobody needs the worker before. */
const DELAY_MS = 4_000

interface Browser {
  /** Not there on a page without encryption. */
  workers: Pick<ServiceWorkerContainer, 'register' | 'getRegistrations'> | undefined
  build: string
  isOn: boolean
}

/** Sees to it that the browser has a page to show where none can be fetched (`public/site-worker.js`). */
export function keepOfflinePage(): void {
  const browser = { workers: navigator.serviceWorker, build: runningBuild(), isOn: IS_ON }
  setTimeout(() => whenIdle(() => void setUpWorker(browser).catch(() => {})), DELAY_MS)
}

export async function setUpWorker({ workers, build, isOn }: Browser): Promise<void> {
  if (isOn) {
    await workers?.register(`/site-worker.js?${build}`, { scope: '/', updateViaCache: 'none' })
    return
  }
  const registrations = (await workers?.getRegistrations()) ?? []
  const ours = registrations.filter(({ active }) => active?.scriptURL.includes('/site-worker.js'))
  await Promise.all(ours.map((registration) => registration.unregister()))
}

function runningBuild(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="probant-build"]')?.content ?? ''
}
