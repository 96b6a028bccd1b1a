import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { HighlightedTitle } from '#web/components/brand/highlighted.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import classes from './auth-heading.module.css'

interface AuthHeadingProps {
  title: string
  highlighted?: string
  /** Above the words. */
  picture?: ReactNode
  children?: ReactNode
}

export function AuthHeading({ title, highlighted = '', picture, children }: AuthHeadingProps) {
  usePageTitle(title)
  return (
    <div className={classes.heading}>
      {picture && <div className={classes.picture}>{picture}</div>}
      <Title order={1}>{highlighted ? <HighlightedTitle title={title} part={highlighted} /> : title}</Title>
      {children && <p className={classes.sentence}>{children}</p>}
    </div>
  )
}
