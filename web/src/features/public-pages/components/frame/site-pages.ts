import type { Locale } from '@probant/contract/locales'
import { type PublicPage, publicAddress } from '@probant/contract/public-pages'

/** Where Probant is tried without an account. */
export const DEMO = '/demo/create-quiz'

const PAGES = ['pricing', 'antiCheat'] as const satisfies PublicPage[]

/** What tells of the product, in the order in which the bar and the foot of the public pages lead there. */
export function sitePages(locale: Locale) {
  return [
    { name: 'demo', address: DEMO },
    ...PAGES.map((name) => ({ name, address: publicAddress(name, locale) })),
  ] as const
}
