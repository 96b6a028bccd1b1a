import type { Page } from '@playwright/test'

/** The calls that a page makes to the API from now on, in order: `PATCH /api/users/me 200`. */
export function watchApi(page: Page): { calls: string[]; count(call: string): number } {
  const calls: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/api/'))
      calls.push(`${response.request().method()} ${pathname} ${response.status()}`)
  })
  return { calls, count: (call) => calls.filter((made) => made === call).length }
}

/** The page's next call to this address carries a token that is no good, as one that has run out would be. */
export async function breakNextToken(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) => route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer run-out' } }),
    { times: 1 },
  )
}
