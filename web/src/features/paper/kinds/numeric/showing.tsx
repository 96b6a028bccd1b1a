import type { ShapesOf } from '@probant/kinds/kind'
import { numeric as rule } from '@probant/kinds/numeric/rule'
import type * as schemas from '@probant/kinds/numeric/schemas'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import classes from '../../question-paper.module.css'
import { KeyEntry } from '../../question-parts.tsx'
import type { ShownKind } from '../kind.ts'
import { isFinished } from './accepted-number.ts'

type Numeric = ShapesOf<typeof schemas>

export const numeric: ShownKind<Numeric> = {
  Room({ content }) {
    const { t } = useTranslation('questions')
    const { unit } = rule.show(content, [], String)
    return (
      <div className={`note ${classes.line}`}>
        {t('preview.yourAnswer')}
        {unit && ` (${unit})`}
      </div>
    )
  },

  Key({ content }) {
    const { t } = useTranslation('questions')
    const locale = useLocale()
    const known = {
      ...content,
      values: content.values.filter(isFinished),
      units: content.units.filter(hasFactor),
    }
    const note = rule.onSheet?.note?.(known, { points: 1, locale })
    return (
      <KeyEntry name={t('preview.accepted')}>
        <ul className={`plain breakable ${classes.accepted}`}>
          {rule.accepting?.toldIn(known, locale).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {note && <p>{note}</p>}
      </KeyEntry>
    )
  },
}

function hasFactor({ factor }: Numeric['kept']['units'][number]): boolean {
  return typeof factor === 'number'
}
