import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './plan-fields.module.css'

interface FormPartProps {
  title: string
  sentence?: string
  children: ReactNode
}

/** A part of the long form, as wide as the page. */
export function FormPart({ title, sentence, children }: FormPartProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <Title order={2} size="h3" id={headingId}>
        {title}
      </Title>
      {sentence && <p className={classes.sentence}>{sentence}</p>}
      <div className={classes.part}>{children}</div>
    </section>
  )
}
