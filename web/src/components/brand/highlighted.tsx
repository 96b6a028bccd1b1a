import type { ReactNode } from 'react'
import { Tagged, type TaggedSentence } from '../text/tagged.tsx'
import classes from './highlighted.module.css'

/** One stroke of highlighter, where the eye should go. */
export function Highlighted({ children }: { children: ReactNode }) {
  return <span className={classes.stroke}>{children}</span>
}

/** A title with one stroke of highlighter over part of it. */
export function HighlightedTitle({ title, part }: { title: string; part: string }) {
  const start = title.indexOf(part)
  if (start < 0) return title
  return (
    <>
      {title.slice(0, start)}
      <Highlighted>{part}</Highlighted>
      {title.slice(start + part.length)}
    </>
  )
}

/** A sentence whose `<mark>promise</mark>` is highlighted. */
export function MarkedSentence<Given extends Record<string, unknown>>(tagged: TaggedSentence<Given>) {
  return <Tagged {...tagged} parts={{ mark: (words) => <Highlighted>{words}</Highlighted> }} />
}
