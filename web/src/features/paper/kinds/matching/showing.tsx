import { VisuallyHidden } from '@mantine/core'
import type { ShapesOf } from '@probant/kinds/kind'
import type * as schemas from '@probant/kinds/matching/schemas'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
import paper from '../../question-paper.module.css'
import { KeyEntry, Others } from '../../question-parts.tsx'
import type { ShownKind } from '../kind.ts'
import { LetteredChoices } from './lettered-choices.tsx'
import classes from './matching.module.css'

export const matching: ShownKind<ShapesOf<typeof schemas>> = {
  Room({ content: { pairs, choices }, language, withAnswer }) {
    const { t } = useTranslation('questions')
    return (
      <div className={classes.field}>
        <ul className={`plain ${classes.pairs}`}>
          {pairs.map(({ text, html, place }) => (
            <li key={text} className={`reading ${classes.pair}`}>
              <RichText html={html} lang={language} />
              {withAnswer ? (
                <div className={classes.belongs}>
                  <IconArrowRight size={18} stroke={2} aria-hidden="true" />
                  <VisuallyHidden>{t('preview.right')}</VisuallyHidden>
                  <RichText html={choices[place]?.html ?? ''} lang={language} />
                </div>
              ) : (
                <div className={`note ${paper.line}`}>{t('preview.yourAnswer')}</div>
              )}
            </li>
          ))}
        </ul>
        {!withAnswer && <LetteredChoices choices={choices} language={language} />}
      </div>
    )
  },

  Key({ content: { pairs, choices }, language }) {
    const { t } = useTranslation('questions')
    const others = choices.filter((_, index) => pairs.every(({ place }) => place !== index))
    if (others.length === 0) return null
    return (
      <KeyEntry name={t('preview.others')}>
        <Others all={others} language={language} />
      </KeyEntry>
    )
  },
}
