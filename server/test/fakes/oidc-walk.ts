/** Goes from the authorization address to the query that comes back, filling in the page between as a browser would. */
export async function walkThroughSignIn(url: string, form: Record<string, string>): Promise<string> {
  const cookies = new Map<string, string>()
  const { origin } = new URL(url)
  let next = new URL(url)
  for (let step = 0; step < 10; step++) {
    const isPage = next.pathname.startsWith('/interaction/')
    const response = await fetch(next, {
      method: isPage ? 'POST' : 'GET',
      body: isPage ? new URLSearchParams(form) : undefined,
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      redirect: 'manual',
    })
    for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie)

    const location = response.headers.get('location')
    if (!location) throw new Error(`The provider answered ${response.status}: ${await response.text()}`)
    next = new URL(location, next)
    if (next.origin !== origin) return next.search
  }
  throw new Error('The provider sends in circles')
}

function keep(cookies: Map<string, string>, setCookie: string): void {
  const [pair = ''] = setCookie.split(';')
  const name = pair.slice(0, pair.indexOf('='))
  const value = pair.slice(pair.indexOf('=') + 1)
  if (value) cookies.set(name, value)
  else cookies.delete(name)
}
