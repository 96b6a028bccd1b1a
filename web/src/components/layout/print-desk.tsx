import type { ReactNode } from 'react'
import { Main } from './main.tsx'
import classes from './print-desk.module.css'

/** On the screen: the choices beside the sheets. On paper: the sheets. */
export function PrintDesk({ choices, children }: { choices: ReactNode; children: ReactNode }) {
  return (
    <Main className={classes.desk}>
      <div className={classes.choices}>{choices}</div>
      <div className={classes.sheets}>{children}</div>
    </Main>
  )
}
