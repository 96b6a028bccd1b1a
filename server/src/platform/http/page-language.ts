import { LOCALES, type Locale, localeOf } from '@probant/contract/locales'

interface Wishes {
  /** By the address: a page that is always French, or `lang` in a link. */
  asked?: unknown
  /** What was chosen in this browser before. */
  chosen?: string
  browser?: string
}

/** In which language somebody gets a page: as the address says, as they once chose, as their browser speaks. */
export function languageFor({ asked, chosen, browser }: Wishes): Locale {
  const wish = [asked, chosen].find((each) => LOCALES.some((locale) => locale === each))
  return wish === undefined ? localeOf(browser) : (wish as Locale)
}
