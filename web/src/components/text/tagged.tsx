import { Fragment, type ReactNode } from 'react'

/** What is put into a sentence, by name. Somebody may have written it, so no tag in it counts. */
type Values = Record<string, unknown>

export type TaggedSentence<Given extends Values> =
  | { sentence: string; values?: undefined }
  | { sentence: (given: Given) => string; values: Given }

/** A sentence in which `<name>some words</name>` is drawn by the part of that name: a link, a stroke of highlighter, a key. */
export function Tagged<Given extends Values>({
  parts,
  ...tagged
}: TaggedSentence<Given> & { parts: Record<string, (words: string) => ReactNode> }) {
  return piecesOf(tagged).map(({ tag, words }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have no other name than their place
    <Fragment key={index}>{tag && parts[tag] ? parts[tag](words) : words}</Fragment>
  ))
}

/** The tags are read while something else stands for the values, which come in afterwards. */
export function piecesOf<Given extends Values>({ sentence, values }: TaggedSentence<Given>) {
  const given: unknown[] = []
  // Split at the tags: plain words, then a name and its words, then plain words again.
  const written = typeof sentence === 'string' ? sentence : sentence(standIns(values as Given))
  const split = written.split(/<(\w+)>(.*?)<\/\1>/)
  return split.flatMap((piece, index) => {
    if (index % 3 === 1) return []
    return { tag: index % 3 === 2 ? split[index - 1] : undefined, words: withValues(piece) }
  })

  /** Numbers stay: plurals hang on them. */
  function standIns(values: Given): Given {
    const standing = Object.entries(values).map(([name, value]) => {
      return [name, typeof value === 'string' ? `\u0000${given.push(value) - 1}\u0000` : value]
    })
    return Object.fromEntries(standing) as Given
  }

  function withValues(words: string): string {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: nobody can type what stands for the values
    return words.replace(/\u0000(\d+)\u0000/g, (_, place) => String(given[Number(place)]))
  }
}
