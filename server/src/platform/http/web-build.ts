import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Locale } from '@probant/contract/locales'

/** Where the build of the web lies. */
export const BUILD = fileURLToPath(new URL('../../../../web/dist/', import.meta.url))

/** The page reads its configuration from itself, so that one build serves every installation. */
export async function pageWith(
  file: string,
  configuration: { apiBaseUrl: string },
): Promise<string | undefined> {
  const html = await readFile(`${BUILD}${file}`, 'utf8').catch(() => undefined)
  const json = JSON.stringify(configuration).replaceAll('<', '\\u003c')
  return html?.replace(/(<script[^>]*id="probant-config"[^>]*>)[^<]*/, (_, tag: string) => `${tag}${json}`)
}

/** The scripts that a page is going to fetch, in each language. */
export type Preloads = Record<Locale, string[]>

/** Of each page that has them, by its address, as the build wrote it down. */
export async function readPreloads(): Promise<Record<string, Preloads | undefined>> {
  const json = await readFile(`${BUILD}builds/preloads.json`, 'utf8').catch(() => '{}')
  return JSON.parse(json)
}
