import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './lines.module.css'

type LinesProps = { children: ReactNode } & ({ label: string } | { labelledBy: string })

/** The rows of a list one under the other: for a phone, and for a page that is about more than them. */
export function Lines({ children, ...name }: LinesProps) {
  const label = 'label' in name ? { 'aria-label': name.label } : { 'aria-labelledby': name.labelledBy }
  return (
    <ul className={classes.lines} {...label}>
      {children}
    </ul>
  )
}

/** What is said of one, and what can be done with it. */
export function Line({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <li className={classes.line}>
      <Box flex={1} miw={0}>
        {children}
      </Box>
      {actions}
    </li>
  )
}
