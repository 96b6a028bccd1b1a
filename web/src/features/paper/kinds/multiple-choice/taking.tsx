import type { ShapesOf } from '@probant/kinds/kind'
import { LETTERS } from '@probant/kinds/letters'
import { isBlank, receiptLine } from '@probant/kinds/multiple-choice/answer'
import type * as schemas from '@probant/kinds/multiple-choice/schemas'
import { RichText } from '#web/components/text/rich-text.tsx'
import { choosing } from '../../choosing.tsx'

export const multipleChoice = choosing<ShapesOf<typeof schemas>>({
  choicesOf: ({ answers }) => answers.map((_, index) => ({ type: 'multiple_choice', place: index })),
  labelsOf: ({ answers }, { language }) =>
    answers.map(({ html }) => <RichText key={html} html={html} lang={language} />),
  placeOf: ({ place }) => place,
  isBlank,
  receiptLine,
  inBrief: ({ place }) => LETTERS[place] ?? '',
})
