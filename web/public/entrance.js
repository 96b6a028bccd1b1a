// Runs on an entrance as the server has drawn it. The application is started by the first sign of a person, since nothing
// of it is needed to read. What they press meanwhile waits for it; what they type stays in the fields (lib/drawn-page.ts).
// Where the server did not see the language that was chosen here before, the page is drawn once more (i18n/locale.ts).
;(() => {
  const chosen = (() => {
    try {
      return localStorage.getItem('locale')
    } catch {
      return null
    }
  })()
  // A proxy may strip cookies: then the server never sees it, and a page that was loaded anew stays as it is.
  const isReloaded = performance.getEntriesByType('navigation')[0]?.type === 'reload'
  if (!isReloaded && /^(en|fr)$/.test(chosen) && chosen !== document.documentElement.lang) {
    // biome-ignore lint/suspicious/noDocumentCookie: the other way to set one is not in every browser
    document.cookie = `locale=${chosen}; path=/; max-age=31536000; samesite=lax`
    if (document.cookie.split('; ').includes(`locale=${chosen}`)) location.reload()
  }
  const ACTIONS = ['submit', 'click']
  const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'change']
  const AHEAD_AFTER_MS = 1_000
  const { dataset } = document.currentScript
  const scripts = dataset.scripts.split(' ')
  const ahead = dataset.ahead.split(' ')
  const waiting = new Set()
  let hasStarted = false
  let hasFailed = false

  const append = (name, attributes) => {
    const element = Object.assign(document.createElement(name), { crossOrigin: '' }, attributes)
    document.head.append(element)
    return element
  }
  // Once the page is there and painted, so that nothing on it waits for them: then they only have to run.
  const fetchAhead = () => {
    if (hasStarted || navigator.connection?.saveData) return
    for (const href of [...scripts, ...ahead]) append('link', { rel: 'prefetch', as: 'script', href })
  }
  addEventListener('load', () => setTimeout(fetchAhead, AHEAD_AFTER_MS))

  const start = () => {
    if (hasStarted) return
    hasStarted = true
    for (const sign of SIGNS) removeEventListener(sign, notice, true)
    for (const href of ahead) append('link', { rel: 'modulepreload', href })
    for (const src of scripts) {
      append('script', { type: 'module', src }).onerror = () => {
        hasFailed = true
      }
    }
  }
  // A browser tells the page also of a pointer that merely rests where it appears.
  const notice = ({ type, movementX, movementY }) => {
    if (type !== 'pointermove' || movementX || movementY) start()
  }
  for (const sign of SIGNS) addEventListener(sign, notice, { capture: true, passive: true })
  // Somebody signed in meanwhile, maybe: in another tab, or before they came back to this page.
  addEventListener('pageshow', ({ persisted }) => persisted && start())
  if ('BroadcastChannel' in self) new BroadcastChannel('probant-session').onmessage = start

  const hold = (event) => {
    const pressed = event.type === 'submit' ? event.target : event.target.closest('button[type="button"]')
    if (!pressed) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // A newer version has taken the place of these files: the page has to be fetched anew.
    if (hasFailed) location.reload()
    waiting.add(pressed)
    start()
  }
  const release = () => {
    for (const action of ACTIONS) removeEventListener(action, hold, true)
    for (const pressed of waiting) {
      if (pressed.tagName === 'FORM') (pressed.isConnected ? pressed : document.forms[0])?.requestSubmit()
      else pressed.click()
    }
    waiting.clear()
  }
  for (const action of ACTIONS) addEventListener(action, hold, true)
  addEventListener('probant:taken-over', release, { once: true })
})()
