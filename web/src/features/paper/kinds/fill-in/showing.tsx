import type * as schemas from '@probant/kinds/fill-in/schemas'
import type { ShapesOf } from '@probant/kinds/kind'
import { useTranslation } from 'react-i18next'
import classes from '../../question-paper.module.css'
import { KeyEntry } from '../../question-parts.tsx'
import type { ShownKind } from '../kind.ts'

export const fillIn: ShownKind<ShapesOf<typeof schemas>> = {
  Room() {
    const { t } = useTranslation('questions')
    return <div className={`note ${classes.line}`}>{t('preview.yourAnswer')}</div>
  },

  Key({ content: { accepted, ignoresAccents, spacingCounts }, language }) {
    const { t } = useTranslation('questions')
    return (
      <KeyEntry name={t('preview.accepted')}>
        <ul className={`plain breakable ${classes.accepted}`} lang={language}>
          {accepted.map((answer) => (
            <li key={answer}>{answer}</li>
          ))}
        </ul>
        {ignoresAccents && <p>{t('preview.accentsIgnored')}</p>}
        {spacingCounts && <p>{t('preview.spacingCounts')}</p>}
      </KeyEntry>
    )
  },
}
