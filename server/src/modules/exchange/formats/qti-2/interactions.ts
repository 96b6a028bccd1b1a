import type { Markup } from '#server/platform/xml/markup.ts'
import type { Interaction } from '../../kinds/kind.ts'
import { type QtiVersion, type Write, writeIn } from './version.ts'

/** What every interaction calls what was answered. */
export const RESPONSE = 'RESPONSE'

export function responseOf(baseType: string) {
  return { identifier: RESPONSE, cardinality: 'single', baseType }
}

export function correctResponse(write: Write, value: string): Markup {
  return write('correctResponse', {}, write('value', {}, value))
}

/** One of several is chosen, and gives all points where it is the right one. */
export function choiceInteraction(
  version: QtiVersion,
  {
    choices,
    right,
    shuffle,
  }: { choices: { identifier: string; content: Markup }[]; right: string; shuffle: boolean },
): Interaction {
  const write = writeIn(version)
  return {
    declaration: write('responseDeclaration', responseOf('identifier'), correctResponse(write, right)),
    interaction: write(
      'choiceInteraction',
      { responseIdentifier: RESPONSE, shuffle, maxChoices: 1 },
      choices.map(({ identifier, content }) => write('simpleChoice', { identifier }, content)),
    ),
    scoring: matchCorrect(write),
  }
}

/** All points for the correct response, none for any other. */
export function matchCorrect(write: Write): Markup {
  return write(
    'responseCondition',
    {},
    write(
      'responseIf',
      {},
      write(
        'match',
        {},
        write('variable', { identifier: RESPONSE }),
        write('correct', { identifier: RESPONSE }),
      ),
      write('setOutcomeValue', { identifier: 'SCORE' }, write('variable', { identifier: 'MAXSCORE' })),
    ),
  )
}
