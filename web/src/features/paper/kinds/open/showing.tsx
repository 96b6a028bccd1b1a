import type { ShapesOf } from '@probant/kinds/kind'
import type * as schemas from '@probant/kinds/open/schemas'
import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
import { PrintedLines } from '../../print/printed-lines.tsx'
import classes from '../../question-paper.module.css'
import { KeyEntry } from '../../question-parts.tsx'
import type { ShownKind } from '../kind.ts'

export const open: ShownKind<ShapesOf<typeof schemas>> = {
  Room({ content }) {
    const { t } = useTranslation('questions')
    return (
      <div className={`note ${classes.space}`}>
        <span>{t('preview.yourAnswer')}</span>
        {/* While it is written, the field of the points may be empty. */}
        <span>{t('preview.points', { count: content.maxScore ?? 0 })}</span>
      </div>
    )
  },

  Key({ content: { guidanceHtml }, language }) {
    const { t } = useTranslation('questions')
    if (!guidanceHtml) return null
    return (
      <KeyEntry name={t('preview.guidance')}>
        <RichText html={guidanceHtml} lang={language} />
      </KeyEntry>
    )
  },

  Printed: ({ points }) => <PrintedLines count={linesFor(points)} />,

  PrintedRight({ right: { guidanceHtml }, language }) {
    const { t } = useTranslation('quiz-view', { lng: language })
    return guidanceHtml ? <RichText html={guidanceHtml} /> : <em>{t('sheet.graded')}</em>
  },

  Right({ right: { guidanceHtml } }) {
    const { t } = useTranslation('quiz-view')
    return guidanceHtml ? <RichText html={guidanceHtml} /> : t('sheet.graded')
  },
  isAuthors: ({ guidanceHtml }) => guidanceHtml !== '',
}

/** Sixteen lines and the question fit on a sheet, in large print too. */
const LINES_MAX = 16

/** How many lines an open answer gets: who can earn more has more to write. */
export function linesFor(points: number): number {
  return Math.min(LINES_MAX, 2 + Math.ceil(2 * points))
}
