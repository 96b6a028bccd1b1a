import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './settings-panel.module.css'

/** Not wrong yet, but in the way of publishing, or perhaps not what was meant. */
export function Warning({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={classes.warning}>
      <IconAlertTriangle size={16} stroke={1.5} aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
