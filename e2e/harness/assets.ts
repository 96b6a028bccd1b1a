import type { Browser, Page } from '@playwright/test'

/** The addresses of the scripts that must still be fetched on the way from one page to another. */
export async function scriptsBetween(
  browser: Browser,
  appUrl: string,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const had = await scriptsOf(browser, appUrl, from)
  const needed = await scriptsOf(browser, appUrl, to)
  return needed.filter((script) => !had.includes(script))
}

async function scriptsOf(browser: Browser, appUrl: string, path: string): Promise<string[]> {
  const page = await browser.newPage({ baseURL: appUrl })
  const scripts = requestedScripts(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.close()
  return scripts
}

function requestedScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  return scripts
}
