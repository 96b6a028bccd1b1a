import { type Locale, localeOf } from '@probant/contract/locales'
import { useTranslation } from 'react-i18next'
import { useReaderZone } from '#web/lib/reader-zone.ts'

/**
 * The language on screen; whoever uses it is drawn again when it changes. So they are where the clock hangs elsewhere: most of
 * those who ask for the language write dates in it.
 */
export function useLocale(): Locale {
  useReaderZone()
  return localeOf(useTranslation().i18n.language)
}
