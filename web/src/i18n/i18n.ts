import { LOCALES, type Locale, localeOf } from '@probant/contract/locales'
import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { initialLocale, renewLocaleCookie, storeLocale } from './locale.ts'
import { readSentences } from './sentence-files.ts'
import type { Namespace, Sentences } from './sentences.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Sentences
  }
}

/** What every page needs; a feature's own sentences come along with the feature. */
const ALWAYS_LOADED: Namespace[] = ['common']

export const i18n = i18next

export async function startI18n(...more: Namespace[]): Promise<void> {
  i18n.on('languageChanged', (language) => {
    document.documentElement.lang = language
  })
  renewLocaleCookie()
  await i18n
    .use(initReactI18next)
    .use(sentencesByFile)
    .init({
      lng: initialLocale(),
      supportedLngs: [...LOCALES],
      fallbackLng: false,
      ns: [...ALWAYS_LOADED, ...more],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
    })
}

export function currentLocale(): Locale {
  return localeOf(i18n.language)
}

/** The person's own choice, kept for the next visit. */
export async function chooseLocale(locale: Locale): Promise<void> {
  storeLocale(locale)
  await i18n.changeLanguage(locale)
}

/** A route asks for its sentences while its code is on the way. */
export async function loadSentences(...namespaces: Namespace[]): Promise<void> {
  const missing = () => namespaces.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace))
  await i18n.loadNamespaces(namespaces)
  // What could not be had once is not asked for again by itself.
  if (missing().length > 0) await i18n.reloadResources([i18n.language], missing())
  if (missing().length > 0) throw new Error(`The sentences of ${missing()} could not be loaded`)
}

const sentencesByFile: BackendModule = {
  callbackApi: false,
  type: 'backend',
  init() {},
  async read(locale: string, namespace: string) {
    const sentences = await readSentences(locale, namespace)
    if (!sentences) throw new Error(`No sentences for ${locale}/${namespace}`)
    return sentences as Record<string, string>
  },
}
