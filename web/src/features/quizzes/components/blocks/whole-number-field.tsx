import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import classes from './block-list.module.css'

interface WholeNumberFieldProps {
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** A small number in the middle of a line. There may be hundreds of them on a page, so it is light. */
export function WholeNumberField({ label, value, min, max, onChange }: WholeNumberFieldProps) {
  // While it is empty or out of bounds it is only typed, not yet meant.
  const [typed, setTyped] = useState<string>()

  const step = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!by || event.altKey) return
    event.preventDefault()
    setTyped(undefined)
    onChange(Math.min(max, Math.max(min, value + by)))
  }
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 3)
    setTyped(digits)
    const number = Number(digits)
    if (digits && number >= min && number <= max) onChange(number)
  }
  return (
    <TextInput
      size="xs"
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      classNames={{ root: classes.numberRoot, input: classes.numberInput }}
      value={typed ?? value}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => setTyped(undefined)}
      onKeyDown={step}
    />
  )
}
