import { Box, TextInput, type TextInputProps } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'

interface TypedNumberProps extends Pick<TextInputProps, 'inputMode'> {
  label: string
  value: number
  min: number
  max: number
  /** The number that is meant; nothing where none is. */
  read: (typed: string) => number | undefined
  /** Why what is typed is refused, and what holds instead. */
  refusal: string
  /** What stands beside it, as far as it is a word. */
  unit?: ReactNode
  onChange: (value: number) => void
}

const NARROW = {
  width: 48,
  padding: '0 4px',
  fontSize: 15,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
} as const

/** A small number in the middle of a line. There may be hundreds of them on a page, so it is light. */
export function TypedNumber({ label, value, min, max, read, refusal, unit, ...props }: TypedNumberProps) {
  const locale = useLocale()
  const id = useId()
  // What is no such number stays as typed, with the reason below it: it never becomes another number by itself.
  const [typed, setTyped] = useState<string>()
  const [isTyping, setTyping] = useState(false)
  // On the way to 99999 stands 9: it doesn't count once the whole is refused.
  const [before, setBefore] = useState(value)
  const isRefused = typed !== undefined && !isTyping

  const type = (text: string) => {
    setTyped(text)
    props.onChange(read(text) ?? before)
  }
  const leave = () => {
    setTyping(false)
    if (typed !== undefined && read(typed) !== undefined) setTyped(undefined)
  }
  const step = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!by || event.altKey) return
    event.preventDefault()
    setTyped(undefined)
    props.onChange(Math.min(max, Math.max(min, value + by)))
  }
  return (
    <>
      <TextInput
        size="xs"
        aria-label={label}
        inputMode={props.inputMode}
        autoComplete="off"
        display="inline-block"
        mx={unit ? 0 : 2}
        styles={{ input: NARROW }}
        maxLength={6}
        error={isRefused}
        aria-describedby={isRefused ? id : undefined}
        value={typed ?? formatNumber(locale, value)}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={(event) => {
          setTyping(true)
          setBefore(value)
          event.currentTarget.select()
        }}
        onBlur={leave}
        onKeyDown={step}
      />
      {unit}
      {isRefused && (
        <Box
          id={id}
          role="alert"
          component="span"
          c="var(--mantine-color-error)"
          fz="xs"
          style={{ flexBasis: '100%' }}
        >
          {refusal}
        </Box>
      )}
    </>
  )
}
