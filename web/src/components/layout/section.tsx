import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './section.module.css'

interface SectionProps {
  title: string
  sentence?: ReactNode
  children: ReactNode
}

/** A part of a long page: what it is about on the left, what to do on the right. */
export function Section({ title, sentence, children }: SectionProps) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        {sentence && <p className={classes.sentence}>{sentence}</p>}
      </div>
      <div className={classes.content}>{children}</div>
    </section>
  )
}
