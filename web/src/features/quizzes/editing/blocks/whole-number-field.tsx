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
  // While it is no number within bounds it is only typed, not yet meant: "2,5" is neither 2 nor 25.
  const [typed, setTyped] = useState<string>()
  const [before, setBefore] = useState(value)
  const isMeant = (text: string) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max

  const step = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!by || event.altKey) return
    event.preventDefault()
    setTyped(undefined)
    onChange(Math.min(max, Math.max(min, value + by)))
  }
  const type = (text: string) => {
    setTyped(text)
    onChange(isMeant(text) ? Number(text) : before)
  }
  return (
    <TextInput
      size="xs"
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      classNames={{ root: classes.numberRoot, input: classes.numberInput }}
      maxLength={6}
      title={`${min}–${max}`}
      error={typed !== undefined && !isMeant(typed)}
      value={typed ?? value}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={(event) => {
        setBefore(value)
        event.currentTarget.select()
      }}
      onBlur={() => setTyped(undefined)}
      onKeyDown={step}
    />
  )
}
