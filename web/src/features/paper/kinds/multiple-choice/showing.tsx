import type { ShapesOf } from '@probant/kinds/kind'
import type * as schemas from '@probant/kinds/multiple-choice/schemas'
import { RichText } from '#web/components/text/rich-text.tsx'
import { AnswerRows } from '../../question-parts.tsx'
import type { ShownKind } from '../kind.ts'

export const multipleChoice: ShownKind<ShapesOf<typeof schemas>> = {
  Room({ content, language, withAnswer }) {
    const answers = content.answers.map(({ html, isCorrect }) => ({
      label: <RichText html={html} lang={language} />,
      isRight: isCorrect,
    }))
    return <AnswerRows answers={answers} withAnswer={withAnswer} />
  },
}
