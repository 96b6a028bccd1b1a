import type { ShapesOf } from '@probant/kinds/kind'
import type * as schemas from '@probant/kinds/open/schemas'
import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
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
}
