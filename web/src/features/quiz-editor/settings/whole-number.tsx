import { NumberInput } from '@mantine/core'
import { useState } from 'react'

interface WholeNumberProps {
  label: string
  description?: string
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  disabled: boolean
}

/** Whoever types 10 types a 1 first, which may be too few: until they leave, what is out of bounds is theirs alone. */
export function WholeNumber({ value, onChange, ...field }: WholeNumberProps) {
  const { min, max } = field
  const [typed, setTyped] = useState<string | number>()
  const type = (next: string | number) => {
    setTyped(next)
    if (typeof next === 'number' && next >= min && next <= max) onChange(next)
  }
  const leave = () => {
    if (typeof typed === 'number') onChange(Math.min(max, Math.max(min, typed)))
    setTyped(undefined)
  }
  return (
    <NumberInput
      {...field}
      value={typed ?? value}
      onChange={type}
      onBlur={leave}
      clampBehavior="none"
      allowDecimal={false}
      maw={260}
    />
  )
}
