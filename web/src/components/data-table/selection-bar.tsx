import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './selection-bar.module.css'

interface SelectionBarProps {
  /** What is done here, for whoever hears it. */
  label: string
  page: {
    label: string
    state: 'none' | 'some' | 'all'
    onToggle: () => void
  }
  /** How many are chosen; nothing where none is. */
  count: string | undefined
  /** What can be done with them. */
  children: ReactNode
}

/** Over a list: chooses a whole page, and offers what can be done with all that is chosen. */
export function SelectionBar({ label, page, count, children }: SelectionBarProps) {
  return (
    <fieldset className={classes.bar} data-active={count !== undefined || undefined}>
      <legend className={classes.legend}>{label}</legend>
      <Checkbox
        label={page.label}
        checked={page.state === 'all'}
        indeterminate={page.state === 'some'}
        onChange={page.onToggle}
      />
      <span role="status" className={classes.count}>
        {count}
      </span>
      {count !== undefined && <div className={classes.actions}>{children}</div>}
    </fieldset>
  )
}
