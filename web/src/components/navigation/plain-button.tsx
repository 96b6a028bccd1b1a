import type { ReactNode } from 'react'
import classes from './plain-button.module.css'

interface PlainButtonProps {
  href: string
  look?: 'filled' | 'outline'
  size?: 'small' | 'large'
  isWide?: boolean
  children: ReactNode
}

/** A link that looks as the application's buttons do, whose code no public page has. */
export function PlainButton({ href, look = 'filled', size = 'small', isWide, children }: PlainButtonProps) {
  return (
    <a
      className={classes.button}
      href={href}
      data-look={look}
      data-size={size}
      data-wide={isWide || undefined}
    >
      {children}
    </a>
  )
}
