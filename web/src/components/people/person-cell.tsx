import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import classes from './people-list.module.css'

interface PersonCellProps {
  label: string
  placeholder?: string
  value: string
  inputMode?: 'email'
  /** Which of the two it is: Enter goes to the same one in the next line. */
  cell: 'name' | 'email'
  /** The id of the sentence that says what is wrong with it. */
  flawId?: string
  onChange: (value: string) => void
}

/** A cell as in a spreadsheet: it looks like text, and can be written in. */
export function PersonCell(props: PersonCellProps) {
  const { value, cell, flawId, onChange } = props
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  const take = () => typed !== value && onChange(typed)
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    take()
    const next = event.currentTarget.closest('li')?.nextElementSibling
    next?.querySelector<HTMLElement>(`[data-cell=${cell}]`)?.focus()
  }
  return (
    <input
      className={classes.cell}
      data-cell={cell}
      aria-label={props.label}
      aria-invalid={flawId !== undefined || undefined}
      aria-describedby={flawId}
      placeholder={props.placeholder}
      inputMode={props.inputMode}
      autoComplete="off"
      autoCapitalize={cell === 'email' ? 'none' : 'words'}
      spellCheck={false}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={press}
    />
  )
}
