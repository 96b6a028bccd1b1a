import { Highlighted } from './highlighted.tsx'

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
