import type { Page, Request } from '@playwright/test'

/**
 * The answered calls that a page makes to the API from now on, in the order in which it made them:
 * `PATCH /api/users/me 200`. An answer that sets a cookie is told later than the others, so ask with `expect.poll`.
 */
export function watchApi(page: Page): { calls(): string[]; count(call: string): number } {
  const made: { request: Request; call: string; status?: number }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) made.push({ request, call: `${request.method()} ${pathname}` })
  })
  page.on('response', (response) => {
    const one = made.find(({ request }) => request === response.request())
    if (one) one.status = response.status()
  })
  const calls = () => made.flatMap(({ call, status }) => (status ? [`${call} ${status}`] : []))
  return { calls, count: (call) => calls().filter((one) => one === call).length }
}

/** The page's next call to this address carries a token that is no good, as one that has run out would be. */
export async function breakNextToken(page: Page, path: string): Promise<void> {
  let isBroken = false
  await page.route(
    (url) => url.pathname === path,
    (route) => {
      // Left in place: with the last one gone, the browser lets go on as it is what another still holds.
      if (isBroken) return route.fallback()
      isBroken = true
      return route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer run-out' } })
    },
  )
}
