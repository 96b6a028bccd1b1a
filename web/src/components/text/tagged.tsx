import { Fragment, type ReactNode } from 'react'

interface TaggedProps {
  /** A sentence in which `<name>some words</name>` is drawn by the part of that name. */
  sentence: string
  parts: Record<string, (words: string) => ReactNode>
}

/** A sentence with a link, a stroke of highlighter or a piece of code inside. */
export function Tagged({ sentence, parts }: TaggedProps) {
  // Split at the tags: plain words, then a name and its words, then plain words again.
  const pieces = sentence.split(/<(\w+)>(.*?)<\/\1>/)
  return pieces.map((piece, index) => {
    if (index % 3 === 1) return null
    const part = index % 3 === 2 && parts[pieces[index - 1] ?? '']
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have no other name than their place
    return <Fragment key={index}>{part ? part(piece) : piece}</Fragment>
  })
}
