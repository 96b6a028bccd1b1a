import type { ExportFormat } from '@probant/contract/exchange/formats'
import type { Maker } from '#server/platform/files/maker.ts'
import type { Bundle, OutgoingQuestion } from '../formats/format.ts'
import { WRITERS } from '../formats/writers.ts'
import { outgoingOf, type SendableQuestion } from './sendable.ts'

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
