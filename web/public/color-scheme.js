// Runs before the first paint, so that a dark page never flashes white. The key is that of theme/color-scheme.ts.
;(() => {
  let chosen = 'auto'
  try {
    chosen = localStorage.getItem('color-scheme') || 'auto'
  } catch {
    // Storage may be forbidden: then the system decides.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()
