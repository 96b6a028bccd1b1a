import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './section.module.css'

interface SectionProps {
  id?: string
  heading: ReactNode
  sentence?: string
  children: ReactNode
}

/** One breath of a public page: a heading, perhaps a sentence, and what it is about. */
export function Section({ id, heading, sentence, children }: SectionProps) {
  return (
    <section id={id} className={classes.section}>
      <Title order={2} className={classes.heading}>
        {heading}
      </Title>
      {sentence && <p className={classes.sentence}>{sentence}</p>}
      {children}
    </section>
  )
}
