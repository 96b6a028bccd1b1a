import { type Locale, localeOf } from '@probant/contract/locales'
import { useTranslation } from 'react-i18next'

/** The language on screen; whoever uses it is drawn again when it changes. */
export function useLocale(): Locale {
  return localeOf(useTranslation().i18n.language)
}
