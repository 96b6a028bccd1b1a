import type { ScoreChange } from '@probant/contract/grading/regrading'
import type { Locale } from '@probant/contract/locales'
import { formatPercent } from '#web/lib/format.ts'
import { formatScore } from '#web/lib/score-words.ts'

/** Before and after, on the scale of the quiz; in percent of what is graded, where not all of it is. */
export function scoreChangeWords(locale: Locale, { before, after, scaled }: ScoreChange) {
  return scaled.before && scaled.after
    ? { before: formatScore(locale, scaled.before), after: formatScore(locale, scaled.after) }
    : { before: formatPercent(locale, before), after: formatPercent(locale, after) }
}
