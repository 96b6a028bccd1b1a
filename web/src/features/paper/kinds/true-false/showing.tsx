import type { ShapesOf } from '@probant/kinds/kind'
import type * as schemas from '@probant/kinds/true-false/schemas'
import { words } from '@probant/kinds/true-false/words'
import { useLocale } from '#web/i18n/use-locale.ts'
import printClasses from '../../print/printed-question.module.css'
import { AnswerRows } from '../../question-parts.tsx'
import type { ShownKind } from '../kind.ts'

const CHOICES = ['true', 'false'] as const

export const trueFalse: ShownKind<ShapesOf<typeof schemas>> = {
  Room({ content, withAnswer }) {
    const said = words[useLocale()]
    const answers = [
      { label: said.true, isRight: content.isTrue },
      { label: said.false, isRight: !content.isTrue },
    ]
    return <AnswerRows answers={answers} withAnswer={withAnswer} />
  },

  Printed: ({ language }) => (
    <ol className={`plain ${printClasses.choices}`} data-short>
      {CHOICES.map((choice) => (
        <li key={choice}>{words[language][choice]}</li>
      ))}
    </ol>
  ),

  PrintedRight: ({ right: { isTrue }, language }) => (
    <strong>{words[language][isTrue ? 'true' : 'false']}</strong>
  ),

  Right: function Right({ right: { isTrue } }) {
    return words[useLocale()][isTrue ? 'true' : 'false']
  },
  isAuthors: () => false,
}
