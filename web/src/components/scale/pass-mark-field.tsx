import { passPercentSchema } from '@probant/contract/scale/scale'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PercentField } from './percent-field.tsx'

interface PassMarkFieldProps {
  /** Null: nothing is said about passing. */
  passPercent: number | null
  /** Only with what can be kept. */
  onChange: (passPercent: number | null) => void
  isReadOnly: boolean
}

/** From where on a quiz is passed; empty where that is nobody's question. */
export function PassMarkField({ passPercent, onChange, isReadOnly }: PassMarkFieldProps) {
  const { t } = useTranslation('scale')
  const [refused, setRefused] = useState<number>()
  const change = (percent: number) => {
    const next = Number.isNaN(percent) ? null : percent
    const isGood = next === null || passPercentSchema.safeParse(next).success
    setRefused(isGood ? undefined : percent)
    if (isGood) onChange(next)
  }
  return (
    <PercentField
      label={t('passMark')}
      description={t('passMarkHint')}
      placeholder={t('noPassMark')}
      decimalScale={1}
      maw={260}
      value={refused ?? passPercent ?? Number.NaN}
      onChange={change}
      refusal={refused === undefined ? undefined : 'passPercentInvalid'}
      disabled={isReadOnly}
    />
  )
}
