// The script of the page that stands where none could be fetched: its language and colours are those chosen before (the keys
// are those of i18n/locale.ts and theme/color-scheme.ts), and it goes away by itself once the server answers.
;(() => {
  const RETRY_MS = 5_000

  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage may be forbidden: then the browser decides.
      return null
    }
  }

  const isFrench = (read('locale') ?? navigator.language).startsWith('fr')
  const system = matchMedia('(prefers-color-scheme: dark)')
  const paint = () => {
    const chosen = read('color-scheme')
    const isDark = chosen === 'dark' || (chosen !== 'light' && system.matches)
    document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
  }
  paint()
  system.addEventListener('change', paint)

  const [english, french] = document.querySelectorAll('section')
  const shown = isFrench ? french : english
  const other = isFrench ? english : french
  other.remove()
  document.documentElement.lang = shown.lang
  document.title = shown.dataset.title

  const comeBack = async () => {
    const { ok } = await fetch('/healthz', { cache: 'no-store' })
    // What a proxy says while the server is away is no better than this page.
    if (!ok) throw new Error('The server is away')
    // Under its own address it would come back to itself.
    if (location.pathname === '/offline.html') location.replace('/')
    else location.reload()
  }
  const tryAgain = () => {
    const status = shown.querySelector('[role="status"]')
    status.textContent = ''
    comeBack().catch(() => {
      status.textContent = shown.dataset.still
    })
  }

  shown.querySelector('button').addEventListener('click', tryAgain)
  addEventListener('online', () => comeBack().catch(() => {}))
  setInterval(() => document.visibilityState === 'visible' && comeBack().catch(() => {}), RETRY_MS)
})()
