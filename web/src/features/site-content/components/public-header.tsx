import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './public-header.module.css'

interface PublicHeaderProps {
  title: ReactNode
  sentence: string
  children?: ReactNode
  /** A picture beside the words, where there is room. */
  picture?: ReactNode
}

/** The opening of a public page: large and with air around it. */
export function PublicHeader({ title, sentence, children, picture }: PublicHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <Title order={1} className={classes.title}>
          {title}
        </Title>
        <p className={classes.sentence}>{sentence}</p>
        {children}
      </div>
      {picture}
    </header>
  )
}
