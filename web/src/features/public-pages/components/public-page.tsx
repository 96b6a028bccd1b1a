import type { ReactNode } from 'react'
import classes from './public-page.module.css'

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
        <h1>{title}</h1>
        <p className={classes.sentence}>{sentence}</p>
        {children}
      </div>
      {picture}
    </header>
  )
}

interface SectionProps {
  id?: string
  heading: ReactNode
  sentence?: string
  /** On a band of its own, across the whole page. */
  isBand?: boolean
  children: ReactNode
}

/** One breath of a public page: a heading, perhaps a sentence, and what it is about. */
export function Section({ id, heading, sentence, isBand, children }: SectionProps) {
  return (
    <section id={id} className={classes.section} data-band={isBand || undefined}>
      <h2>{heading}</h2>
      {sentence && <p className={classes.sentence}>{sentence}</p>}
      {children}
    </section>
  )
}
