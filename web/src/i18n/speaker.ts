import type { Locale } from '@probant/contract/locales'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

/** One language with all of its sentences at hand, for what the server draws. `files` are those of `i18n`, by their paths. */
export function speakerOf(locale: Locale, files: Record<string, object>): i18n {
  const speaker = createInstance()
  const sentences = Object.entries(files).flatMap(([path, content]) => {
    const [, language, namespace] = /i18n\/(\w+)\/(\w+)(?:\/index)?\.ts$/.exec(path) ?? []
    return language === locale && namespace ? [[namespace, content]] : []
  })
  void speaker.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    defaultNS: 'common',
    resources: { [locale]: Object.fromEntries(sentences) },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  return speaker
}
