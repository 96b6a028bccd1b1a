import type { ShapesOf } from '@probant/kinds/kind'
import type * as schemas from '@probant/kinds/true-false/schemas'
import { words } from '@probant/kinds/true-false/words'
import { useLocale } from '#web/i18n/use-locale.ts'
import { AnswerRows } from '../../question-parts.tsx'
import type { ShownKind } from '../kind.ts'

export const trueFalse: ShownKind<ShapesOf<typeof schemas>> = {
  Room({ content, withAnswer }) {
    const said = words[useLocale()]
    const answers = [
      { label: said.true, isRight: content.isTrue },
      { label: said.false, isRight: !content.isTrue },
    ]
    return <AnswerRows answers={answers} withAnswer={withAnswer} />
  },
}
