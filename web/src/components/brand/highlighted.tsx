import type { ReactNode } from 'react'
import classes from './highlighted.module.css'

/** One stroke of highlighter, where the eye should go. */
export function Highlighted({ children }: { children: ReactNode }) {
  return <span className={classes.stroke}>{children}</span>
}
