import { NumberInput, type NumberInputProps } from '@mantine/core'
import { fieldSentence } from '#web/i18n/refusals.ts'
import { useLocale } from '#web/i18n/use-locale.ts'

interface PercentFieldProps
  extends Omit<NumberInputProps, 'value' | 'onChange' | 'error' | 'suffix' | 'decimalSeparator'> {
  /** Not a number where nothing is typed. */
  value: number
  onChange: (percent: number) => void
  /** The name of the sentence that says what is wrong. */
  refusal: string | undefined
}

export function PercentField({ value, onChange, refusal, ...props }: PercentFieldProps) {
  const locale = useLocale()
  const isFrench = locale === 'fr'
  return (
    <NumberInput
      suffix={isFrench ? '\u00a0%' : '%'}
      decimalSeparator={isFrench ? ',' : '.'}
      decimalScale={2}
      clampBehavior="none"
      allowNegative={false}
      hideControls
      {...props}
      value={Number.isNaN(value) ? '' : value}
      onChange={(typed) => onChange(typeof typed === 'number' ? typed : Number.NaN)}
      error={refusal && fieldSentence(locale, refusal)}
    />
  )
}
