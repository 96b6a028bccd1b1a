import { TextInput } from '@mantine/core'
import { ANSWER_MAX } from '@probant/contract/limits'
import { isBlank, receiptLine } from '@probant/kinds/fill-in/answer'
import type * as schemas from '@probant/kinds/fill-in/schemas'
import type { ShapesOf } from '@probant/kinds/kind'
import { onEnterKey, type WritingFieldProps, writing } from '../../writing.tsx'

export const fillIn = writing<ShapesOf<typeof schemas>>({
  answerOf: (text) => ({ type: 'fill_in', text }),
  isBlank,
  receiptLine,
  isLine: true,
  Field,
  acceptedIn: ({ accepted }) => accepted,
})

function Field({ field, stemId, onEnter }: WritingFieldProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: whoever comes into the field hears what is asked
    <div role="group" aria-labelledby={stemId}>
      <TextInput
        {...field}
        type="text"
        maw={420}
        maxLength={ANSWER_MAX}
        autoComplete="off"
        enterKeyHint="next"
        onKeyDown={onEnterKey(onEnter)}
      />
    </div>
  )
}
