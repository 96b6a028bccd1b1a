import { expect } from '@playwright/test'
import english from '../../web/src/i18n/en/common/errors.ts'
import french from '../../web/src/i18n/fr/common/errors.ts'
import type { Person } from '../harness/people.ts'
import { arrivalAt, isLinked } from '../harness/screens.ts'
import { fill, press } from './driving/acting.ts'
import type { DrivenPage } from './driving/driven-page.ts'

/** By the form, as people do. */
export async function logIn(page: DrivenPage, url: string, { email, password }: Person): Promise<void> {
  await page.open(`${url}/login`)
  await fill(page, 'E-mail', email)
  await fill(page, 'Password', password)
  await press(page, 'Log in')
  await arrival(page, '/dashboard')
  // And as if that had been typed in. Nobody follows a link before it is there.
  await typeIn(page, `${url}/dashboard`)
  await arrival(page, '/dashboard')
}

export async function logOut(page: DrivenPage): Promise<void> {
  await page.evaluate(async () => void (await fetch('/api/_auth/session', { method: 'DELETE' })))
}

/** Follows a link to an address, or types it in, waits until all of the page is there, and says what is wrong with it. */
export async function faultsAt(
  page: DrivenPage,
  url: string,
  address: string,
  { isTyped }: { isTyped: boolean },
): Promise<string[]> {
  if (isTyped || !(await isFollowed(page, address))) await typeIn(page, url + address)
  await arrival(page, arrivalAt(address))

  const { heading, title, hasFailed, errors } = await page.evaluate(whatIsThere)
  return [
    ...errors,
    ...(hasFailed ? ['something could not be loaded'] : []),
    ...([english, french].some(({ crash }) => heading === crash.title) ? [heading] : []),
    ...(/\S · Probant$/.test(title) ? [] : [`the title “${title}”`]),
  ].map((fault) => `${address}: ${fault}`)
}

/** Until all of the page is there. */
async function arrival(page: DrivenPage, at: string | RegExp): Promise<void> {
  await expect(async () => {
    const { place, coming } = await page.evaluate(whatIsThere)
    expect(coming, String(at)).toBe('')
    if (typeof at === 'string') expect(place).toBe(at)
    else expect(place).toMatch(at)
  }).toPass()
}

async function typeIn(page: DrivenPage, address: string): Promise<void> {
  await page.open(address)
  await page.evaluate(noteErrors)
}

/** Where both ends belong to the app, nothing is loaded anew. */
async function isFollowed(page: DrivenPage, address: string): Promise<boolean> {
  const from = await page.evaluate(() => location.pathname)
  return isLinked(from, address) && (await page.evaluate(followLink, address))
}

/** Whether the page belongs to the app, which then goes there. */
function followLink(href: string): boolean {
  globalThis.__uncaught?.splice(0)
  void globalThis.__TSR_ROUTER__?.navigate({ href })
  return Boolean(globalThis.__TSR_ROUTER__)
}

/** Those that nobody catches. */
function noteErrors(): void {
  globalThis.__uncaught = []
  addEventListener('error', ({ message }) => globalThis.__uncaught?.push(message))
  addEventListener('unhandledrejection', ({ reason }) => globalThis.__uncaught?.push(String(reason)))
}

function whatIsThere() {
  const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent)
  const missing = headings.length === 1 && headings[0] ? '' : 'its heading'
  const isLoading = globalThis.__TSR_ROUTER__?.state.isLoading ? 'the router' : ''
  const part = document.querySelector('.mantine-Skeleton-root, [data-checking]')
  return {
    /** What the page still waits for. */
    coming: isLoading || part?.outerHTML.slice(0, 300) || missing,
    place: location.pathname + location.search,
    heading: headings[0] ?? '',
    title: document.title,
    hasFailed: document.querySelector('[data-load-failure]') !== null,
    errors: globalThis.__uncaught ?? [],
  }
}

/** Runs in the page: the texts with a formula, in a table, of which something is out of sight. */
export function cutOffFormulas(): string[] {
  const texts = new Set(
    [...document.querySelectorAll('td math')].map((formula) => formula.closest('[dir=auto]')),
  )
  if (texts.size === 0) return ['there is no formula']
  return [...texts].flatMap((text) =>
    text && (text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1)
      ? (text.textContent ?? '')
      : [],
  )
}

declare global {
  var __uncaught: string[] | undefined
}
