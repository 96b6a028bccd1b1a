import { words } from '@probant/kinds/choices/words'
import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { AnswerRows, KeyEntry } from '../../question-parts.tsx'
import type { ShownKind } from '../kind.ts'
import type { Shape } from './ticked.ts'

export const choices: ShownKind<Shape> = {
  Room({ content: { options, isSingle }, language, withAnswer }) {
    const locale = useLocale()
    const answers = options.map(({ html, isCorrect }) => ({
      label: <RichText html={html} lang={language} />,
      isRight: isCorrect,
    }))
    return (
      <>
        {!isSingle && (
          <p className="note" style={{ marginBottom: 10 }}>
            {words[locale].hint}
          </p>
        )}
        <AnswerRows answers={answers} withAnswer={withAnswer} />
      </>
    )
  },

  Key({ content: { isSingle, partial } }) {
    const { t } = useTranslation('questions')
    if (isSingle) return null
    return (
      <KeyEntry name={t('preview.choices.marking')}>
        {t(partial ? 'preview.choices.shares' : 'preview.choices.allOrNothing')}
      </KeyEntry>
    )
  },
}
