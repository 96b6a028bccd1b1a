import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Wordmark } from '../brand/wordmark.tsx'
import classes from './bare-page.module.css'

/** A page with nothing around it but the name. */
export function BarePage({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Link to="/" className={classes.home}>
          <Wordmark />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
    </div>
  )
}
