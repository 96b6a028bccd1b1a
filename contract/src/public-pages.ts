import type { Locale } from './locales.ts'
import type { Plan } from './plans.ts'
import type { Site } from './site.ts'
import type { LocalContent } from './site-content.ts'

/** What anybody reads before there is an account. These come as HTML, with nothing of the application. */
export const PUBLIC_PAGES = {
  landing: '/',
  pricing: '/pricing',
  antiCheat: '/anti-cheat',
  terms: '/term',
  privacy: '/privacy',
  legalNotice: '/legal_notice',
  generalConditions: '/general_condition',
} as const
export type PublicPage = keyof typeof PUBLIC_PAGES

/** The landing page once more, in French whatever its visitor usually reads. */
export const FRENCH_LANDING = '/landing-page-fr'

/** Where a page stands in this language, for links and search engines; `lang` in an address is a visitor's own choice. */
export function publicAddress(page: PublicPage, locale: Locale): string {
  if (locale === 'en') return PUBLIC_PAGES[page]
  return page === 'landing' ? FRENCH_LANDING : `${PUBLIC_PAGES[page]}?lang=fr`
}

/** Who answers for an installation, as far as its configuration says; legal pages name them. */
export interface Operator {
  name?: string
  /** With its line breaks. */
  address?: string
  email?: string
}

/** All that a public page is made of, besides its own words. */
export interface Visit {
  locale: Locale
  /** Such as `https://probant.example`: search engines and previews want whole addresses, and none where nobody said it. */
  origin: string | undefined
  isSignedIn: boolean
  content: LocalContent
  plans: readonly Plan[]
  site: Omit<Site, 'setup'>
  operator: Operator
}

/** The files that a public page brings along, as the build named them. */
export interface PageFiles {
  styles: readonly string[]
  script: string
  /** The faces of the first paint. */
  fonts: readonly string[]
  /** Those of the application, fetched ahead for whoever stays. */
  application: readonly string[]
}

/** What the build of the web makes for the server: a page, as a whole document. */
export type RenderPage = (page: PublicPage, visit: Visit, files: PageFiles) => string

/** The ways in: pages of the application that the server draws as well, so that they stand before it has come. */
export const ENTRANCES = ['/login', '/signup'] as const
export type Entrance = (typeof ENTRANCES)[number]

export function isEntrance(pathname: string | undefined): pathname is Entrance {
  return ENTRANCES.some((entrance) => entrance === pathname)
}

export interface DrawnEntrance {
  title: string
  /** What stands in the page's root. */
  markup: string
}

/** What the build of the web makes for the server: an entrance, as somebody sees it who has typed nothing yet. */
export type DrawEntrance = (
  entrance: Entrance,
  reader: { locale: Locale; site: Site },
) => Promise<DrawnEntrance>
