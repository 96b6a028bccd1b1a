import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Wordmark } from '../brand/wordmark.tsx'
import classes from './bare-page.module.css'
import { Main, useIsInsideMain } from './main.tsx'

/** A page with nothing around it but the name; inside of a layout, which says the name already, not even that. */
export function BarePage({ children }: { children: ReactNode }) {
  const isInside = useIsInsideMain()
  if (isInside) return <div className={classes.main}>{children}</div>
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Link to="/" className={classes.home}>
          <Wordmark />
        </Link>
      </header>
      <Main className={classes.main}>{children}</Main>
    </div>
  )
}
