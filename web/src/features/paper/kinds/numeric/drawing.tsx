import { TextInput, VisuallyHidden } from '@mantine/core'
import type { Locale, ShapesOf } from '@probant/kinds/kind'
import { NUMBER_MAX } from '@probant/kinds/limits'
import { isBlank, receiptLine } from '@probant/kinds/numeric/answer'
import { readNumber } from '@probant/kinds/numeric/number'
import type * as schemas from '@probant/kinds/numeric/schemas'
import { spelledNumber } from '@probant/kinds/numeric/spelling'
import { words } from '@probant/kinds/numeric/words'
import { useState } from 'react'
import { useLocale } from '#web/i18n/use-locale.ts'
import { onEnterKey, type WritingFieldProps, writing } from '../../writing.tsx'

type Numeric = ShapesOf<typeof schemas>

export const { Answer, Given } = writing<Numeric>({
  answerOf: (text) => ({ type: 'numeric', text }),
  isBlank,
  receiptLine,
  isLine: true,
  Field,
})

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

/** How it was read, or what is missing for it to be read. */
function hintOn(text: string, { unitUse, unit: shown }: Numeric['shown'], locale: Locale): string {
  const { readAs, readWithoutUnit, thousands, unreadable, numberOnly, withUnit } = words[locale]
  if (text.trim() === '') return unitUse === 'required' ? withUnit : ''
  const read = readNumber(text)
  if (!read) return unreadable
  if (read.unit && unitUse === 'none') return numberOnly
  const number = spelledNumber(read.value, locale)
  const unit = read.unit || shown
  const said = unit ? readAs(`${number}\u00a0${unit}`) : readAs(number)
  if (unitUse === 'required' && !unit) return `${readWithoutUnit(number)}. ${withUnit}`
  return read.mayBeThousands && locale === 'en' ? `${said}. ${thousands}` : said
}
