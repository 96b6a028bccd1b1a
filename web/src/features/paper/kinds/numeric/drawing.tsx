import { TextInput, VisuallyHidden } from '@mantine/core'
import type { ShapesOf } from '@probant/kinds/kind'
import { NUMBER_MAX } from '@probant/kinds/limits'
import { isBlank, receiptLine } from '@probant/kinds/numeric/answer'
import type * as schemas from '@probant/kinds/numeric/schemas'
import { useState } from 'react'
import { useLocale } from '#web/i18n/use-locale.ts'
import { onEnterKey, type WritingFieldProps, writing } from '../../writing.tsx'
import type { GivenProps } from '../kind.ts'
import classes from './numeric.module.css'
import { faultIn, hintOn } from './reading-hint.ts'

type Numeric = ShapesOf<typeof schemas>

const { Answer, Given: Written } = writing<Numeric>({
  answerOf: (text) => ({ type: 'numeric', text }),
  isBlank,
  receiptLine,
  isLine: true,
  Field,
})

export { Answer }

/** What was written, and once that may be seen what was wrong with its unit: the right answer alone doesn't say it. */
export function Given(props: GivenProps<Numeric>) {
  const { given, content, right, isJudged } = props
  const locale = useLocale()
  const fault = given && right && isJudged && faultIn(given.text, content, right, locale)
  return (
    <>
      <Written {...props} />
      {fault && <p className={classes.fault}>{fault}</p>}
    </>
  )
}

/** A line that says how it reads what is typed, so that nobody loses points by a typo; whether it is right it doesn't say. */
function Field({ field, stemId, content, onEnter }: WritingFieldProps<Numeric>) {
  const locale = useLocale()
  const hint = hintOn(field.value, content, locale)
  // By ear it is heard once the field is left, not with every key.
  const [heard, setHeard] = useState('')
  return (
    // biome-ignore lint/a11y/useSemanticElements: whoever comes into the field hears what is asked
    <div role="group" aria-labelledby={stemId}>
      <TextInput
        {...field}
        type="text"
        maw={420}
        maxLength={NUMBER_MAX}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="next"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={hint || '\u00a0'}
        rightSection={content.unit && <span>{content.unit}</span>}
        rightSectionWidth={content.unit ? `calc(${content.unit.length}ch + 28px)` : undefined}
        rightSectionPointerEvents="none"
        onKeyDown={onEnterKey(onEnter)}
        onBlur={() => setHeard(hint)}
      />
      <VisuallyHidden role="status">{heard}</VisuallyHidden>
    </div>
  )
}
