import type { Markup } from '#server/platform/xml/markup.ts'
import type { Interaction } from '../../kinds/kind.ts'
import { type QtiVersion, type Write, writeIn } from './version.ts'

/** What every interaction calls what was answered. */
export const RESPONSE = 'RESPONSE'

export function responseOf(baseType: string, cardinality = 'single') {
  return { identifier: RESPONSE, cardinality, baseType }
}

export function correctResponse(write: Write, ...values: string[]): Markup {
  return write(
    'correctResponse',
    {},
    values.map((value) => write('value', {}, value)),
  )
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

/**
 * As many are chosen as one likes: all points for the right ones alone or, where they are to be shared, a part for each
 * and as much off for each wrong one.
 */
export function choicesInteraction(
  version: QtiVersion,
  choices: readonly { identifier: string; content: Markup; isRight: boolean }[],
  { shuffle, points }: { shuffle: boolean; points: number | undefined },
): Interaction {
  const write = writeIn(version)
  const right = choices.filter(({ isRight }) => isRight).map(({ identifier }) => identifier)
  return {
    declaration: write(
      'responseDeclaration',
      responseOf('identifier', 'multiple'),
      correctResponse(write, ...right),
      points === undefined
        ? undefined
        : write(
            'mapping',
            { lowerBound: 0, upperBound: points, defaultValue: 0 },
            choices.map(({ identifier, isRight }) =>
              write('mapEntry', {
                mapKey: identifier,
                mappedValue: ((isRight ? 1 : -1) * points) / right.length,
              }),
            ),
          ),
    ),
    interaction: write(
      'choiceInteraction',
      { responseIdentifier: RESPONSE, shuffle, maxChoices: 0 },
      choices.map(({ identifier, content }) => write('simpleChoice', { identifier }, content)),
    ),
    scoring: points === undefined ? matchCorrect(write) : mapped(write),
  }
}

/** As many points as the response is mapped to. */
export function mapped(write: Write): Markup {
  return write('setOutcomeValue', { identifier: 'SCORE' }, write('mapResponse', { identifier: RESPONSE }))
}
