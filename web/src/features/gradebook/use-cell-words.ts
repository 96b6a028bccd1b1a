import type { Cell } from '@probant/contract/gradebook/cell'
import { sayPassed } from '@probant/contract/scale/saying'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatScore } from '#web/lib/score-words.ts'

/** What a cell says: the score as its quiz shows it, or why there is none; and whether that is enough, where there is a pass mark. */
export function useCellWords() {
  const { t } = useTranslation('gradebook')
  const locale = useLocale()
  return (cell: Cell | null): { words: string; passed: string } => {
    if (!cell) return { words: t('states.notInvited'), passed: '' }
    if (cell.state !== 'scored') return { words: t(`states.${cell.state}`), passed: '' }
    const { scaled } = cell
    if (!scaled) return { words: t('table.noScore'), passed: '' }
    const passed = scaled.kind === 'passed' ? '' : sayPassed(scaled.isPassed, locale)
    return { words: formatScore(locale, scaled), passed }
  }
}
