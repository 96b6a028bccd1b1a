/** Light and dark as `public/color-scheme.js` has chosen before the first paint, and again when the system changes its mind. */
export function followScheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', () => {
    if (hasChosen()) return
    document.documentElement.setAttribute('data-mantine-color-scheme', system.matches ? 'dark' : 'light')
  })
}

function hasChosen(): boolean {
  try {
    return ['light', 'dark'].includes(localStorage.getItem('color-scheme') ?? '')
  } catch {
    return false
  }
}
