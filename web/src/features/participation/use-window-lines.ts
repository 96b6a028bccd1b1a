import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { readerZone } from '#web/lib/day-and-time.ts'
import { useNow } from '#web/lib/use-now.ts'
import type { Door } from './door.ts'
import { type DoorWords, doorWindow } from './door-window.ts'

/** When a quiz is open: a line by the reader's clock, and one by the quiz's where that shows another time. */
export function useWindowLines(door: Door): { own: string; theirs?: string } {
  const { t } = useTranslation('participation')
  const locale = useLocale()
  const now = useNow()
  const { own, theirs } = doorWindow(door, { locale, now, timeZone: readerZone() })
  return {
    own: said(own),
    theirs: theirs && t('window.theirs', { words: said(theirs) }),
  }

  function said(words: DoorWords): string {
    const phrase = t(`window.${words.sentence}`, { ...words })
    return words.zone ? t('window.inZone', { phrase, zone: words.zone }) : phrase
  }
}
