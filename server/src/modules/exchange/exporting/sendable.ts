import type { OutgoingQuestion } from '../formats/format.ts'

/** A question on its way out as data, for a worker to write. */
export interface SendableQuestion extends Omit<OutgoingQuestion, 'html'> {
  /** What became of each text and each line; missing where they stay as they are. */
  html?: { blocks: ReadonlyMap<string, string>; inlines: ReadonlyMap<string, string> }
}

/** As its writer wants it. */
export function outgoingOf({ html, ...question }: SendableQuestion): OutgoingQuestion {
  return { ...question, html: { block: lookUp(html?.blocks), inline: lookUp(html?.inlines) } }
}

function lookUp(known: ReadonlyMap<string, string> | undefined): (text: string) => string {
  if (!known) return (text) => text
  return (text) => {
    const found = known.get(text)
    if (found === undefined) throw new Error('a text was not rendered')
    return found
  }
}
