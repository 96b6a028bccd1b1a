/** What the server wrote into the page: the API may live elsewhere than the page does. */
export interface PageConfig {
  apiBaseUrl: string
}

let config: PageConfig | undefined

export function pageConfig(): PageConfig {
  config ??= readConfig(document.getElementById('probant-config')?.textContent)
  return config
}

/** A page without a readable configuration talks to its own origin. */
export function readConfig(json: string | null | undefined): PageConfig {
  try {
    const { apiBaseUrl } = JSON.parse(json ?? '') as Partial<PageConfig>
    return { apiBaseUrl: typeof apiBaseUrl === 'string' ? apiBaseUrl.replace(/\/+$/, '') : '' }
  } catch {
    return { apiBaseUrl: '' }
  }
}
