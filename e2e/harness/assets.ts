import { brotliCompressSync } from 'node:zlib'
import type { APIRequestContext, Browser, Page } from '@playwright/test'

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

/** The scripts that a page asks for from now on, those of its workers included. */
export function requestedScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  page.on('worker', (worker) => scripts.push(worker.url()))
  return scripts
}

/** How much each of these files takes on its way to a browser, in bytes: packed as the build packs it. */
export async function compressedSizes(
  request: APIRequestContext,
  addresses: readonly string[],
): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {}
  for (const address of new Set(addresses)) {
    const answer = await request.get(address)
    if (!answer.ok()) throw new Error(`${address}: ${answer.status()}`)
    sizes[address] = brotliCompressSync(await answer.body()).length
  }
  return sizes
}

async function scriptsOf(browser: Browser, appUrl: string, path: string): Promise<string[]> {
  const page = await browser.newPage({ baseURL: appUrl })
  const scripts = requestedScripts(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.close()
  return scripts
}
