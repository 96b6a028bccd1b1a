import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { FRENCH_LANDING } from '@probant/contract/public-pages'

/** Pages for whoever comes by, each a document of its own, whether or not the app's routes name them. */
const PUBLIC_PAGES = [
  '/',
  '/anti-cheat',
  '/general_condition',
  FRENCH_LANDING,
  '/legal_notice',
  '/pricing',
  '/privacy',
  '/term',
]

/** Every address that the web has, such as `/dashboard/edit/$quizId`: the router's plugin wrote its own down. */
export const ROUTES: readonly string[] = [
  ...new Set([
    ...PUBLIC_PAGES,
    ...routesIn(readFileSync(new URL('../../web/src/route-tree.gen.ts', import.meta.url), 'utf8')),
  ]),
]

export const ADMIN_PAGES = ROUTES.filter((route) => route.startsWith('/admin') && !route.includes('$'))

/** The people of the demonstration who see them all between them, and somebody who isn't signed in. */
export const PEOPLE = {
  visitor: undefined,
  creator: 'claire@demo.probant.test',
  pupil: 'lucas@demo.probant.test',
  admin: 'admin@demo.probant.test',
}
export type Who = keyof typeof PEOPLE

/** What has an address of its own besides its route's: dialogs, tabs, links from a mail, and what is not there. */
const MORE: Record<Who, string[]> = {
  visitor: [
    '/reset-password#ml_from-a-mail',
    '/verify-email#ml_from-a-mail',
    '/undo-email-change#ml_from-a-mail',
    '/invitation#iv_from-a-mail',
  ],
  creator: [
    '/dashboard/quiz?search=nothing-of-the-kind',
    '/dashboard/group?dialog=new',
    '/dashboard/questions?search=nothing-of-the-kind',
    // Over an empty list, which is there sooner.
    '/dashboard/questions?search=nothing-of-the-kind&dialog=new',
    '/dashboard/questions?search=nothing-of-the-kind&generation=new',
    // A link that has lost what was chosen.
    '/dashboard/print?of=chosen',
    '/dashboard/participants/$quizId?search=nobody-at-all',
    '/dashboard/participants/$quizId?search=nobody-at-all&dialog=invite',
    '/dashboard/view/$quizId?dialog=later-end',
    '/dashboard/view/$quizId?dialog=export',
    '/dashboard/edit/$quizId?dialog=bank',
    '/dashboard/view/$quizId/results/compare?people=$people',
    '/dashboard/group/$groupId/gradebook?search=nobody-at-all',
  ],
  pupil: ['/dashboard', '/setting', '/no-such-page'],
  admin: ['/admin/mails?search=nobody-at-all'],
}

/** The addresses that somebody sees, with an id for each `$name` in them. */
export function addressesFor(who: Who, idFor: (name: string, route: string) => string): string[] {
  // Whoever comes by the French page goes on in French: it is looked at last.
  const isFrench = (route: string) => Number(route === FRENCH_LANDING)
  return [...ROUTES.filter((route) => whoSees(route) === who), ...MORE[who]]
    .sort((one, other) => isFrench(one) - isFrench(other))
    .map((route) => route.replace(/\$(\w+)/g, (_, name: string) => idFor(name, route)))
}

/** As a link would lead there, without loading everything anew, where both ends belong to the app. */
export async function goTo(page: Page, address: string): Promise<void> {
  const isInApp =
    isLinked(new URL(page.url()).pathname, address) &&
    (await page.evaluate(() => Boolean(globalThis.__TSR_ROUTER__)))
  if (isInApp) await page.evaluate((href) => globalThis.__TSR_ROUTER__?.navigate({ href }), address)
  else await page.goto(address)

  await expect(page, address).toHaveURL(arrivalAt(address))
  await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1)
  await expect(page.locator('.mantine-Skeleton-root'), address).toHaveCount(0)
  // The button of a quiz waits for what its browser is like, and would change its colours under the eyes of axe.
  await expect(page.locator('[data-checking]'), address).toHaveCount(0)
}

/** Both belong to the app, and nothing is asked on the way: whoever leaves a copy that is not saved is. */
export function isLinked(from: string, to: string): boolean {
  return ![from, to].some(standsAlone) && !from.startsWith('/dashboard/duplicate/')
}

/** A document of its own, to which no link of the app leads without loading it. */
function standsAlone(address: string): boolean {
  return /^\/(quiz\/|demo)/.test(address) || PUBLIC_PAGES.includes(address)
}

/** Where one is then: tokens don't stay in sight. */
export function arrivalAt(address: string): string {
  if (address === '/demo') return '/demo/create-quiz'
  return address.replace(/#.*/, '')
}

function whoSees(route: string): Who {
  if (route.startsWith('/admin')) return 'admin'
  // Of whoever takes part.
  if (route === '/dashboard/results') return 'pupil'
  if (/^\/(dashboard|setting|demo\/keep)\b/.test(route)) return 'creator'
  return /^\/(quiz|organizations)\//.test(route) ? 'pupil' : 'visitor'
}

function routesIn(tree: string): string[] {
  const [, union = ''] = /^ {2}to:\n((?: +\| '.*'\n)+)/m.exec(tree) ?? []
  const routes = [...union.matchAll(/'(.*)'/g)].map(([, route = '']) => route)
  if (routes.length === 0) throw new Error('The route tree names no addresses')
  return routes
}

declare global {
  /** The router tells the window that it is there. */
  var __TSR_ROUTER__:
    | { navigate(to: { href: string }): Promise<void>; state: { isLoading: boolean } }
    | undefined
}
