import type { Locale } from '@probant/contract/locales'
import { regional } from '#web/lib/format.ts'

/** Does the reader's region count to twelve, twice a day? */
export function usesHalfDays(locale: Locale): boolean {
  const { hourCycle } = new Intl.DateTimeFormat(regional(locale), { hour: 'numeric' }).resolvedOptions()
  return hourCycle === 'h12' || hourCycle === 'h11'
}
