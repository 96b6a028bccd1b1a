import { LOCALE_COOKIE, LOCALES, type Locale, localeOf } from '@probant/contract/locales'

const STORAGE_KEY = 'locale'

/** What someone chose here before; else French for a French browser, and English for all others. */
export function preferredLocale(stored: string | null, browserLanguage: string | undefined): Locale {
  return LOCALES.find((locale) => locale === stored) ?? localeOf(browserLanguage)
}

export function initialLocale(browserLanguage = navigator.language): Locale {
  return preferredLocale(storedLocale(), browserLanguage)
}

/** Also where the server sees it, which writes the public pages. */
export function storeLocale(locale: Locale): void {
  try {
    localStorage.setItem(STORAGE_KEY, locale)
    setCookie(locale)
  } catch {
    // Storage may be forbidden: the choice then lasts as long as the page.
  }
}

/** Browsers forget cookies sooner than what is stored: the choice stands there anew. Says whether the server can see it now. */
export function renewLocaleCookie(): boolean {
  const chosen = LOCALES.find((locale) => locale === storedLocale())
  if (!chosen) return false
  setCookie(chosen)
  return document.cookie.split('; ').includes(`${LOCALE_COOKIE}=${chosen}`)
}

function setCookie(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to set one is not in every browser
  document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=31536000; samesite=lax`
}

export function storedLocale(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}
