import type { ExportFormat } from '@probant/contract/exchange/formats'
import type { Maker } from '#server/platform/files/maker.ts'
import type { Bundle, OutgoingQuestion } from '../formats/format.ts'
import { WRITERS } from '../formats/writers.ts'

/** Written in a worker. */
export const make: Maker<Asked, SendableQuestion>['make'] = ({ format, bundle }, questions) =>
  WRITERS[format].write(bundle, outgoing(questions))

export interface Asked {
  format: ExportFormat
  bundle: Bundle
}

async function* outgoing(questions: AsyncIterable<SendableQuestion>): AsyncGenerator<OutgoingQuestion> {
  for await (const question of questions) yield outgoingOf(question)
}

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
