import { joined, type Markup } from '#server/platform/xml/markup.ts'
import type { OutgoingQuestion } from '../format.ts'
import { TRUTH_WORDS } from '../qti/truth.ts'
import { bodyOf } from './body.ts'
import { type QtiVersion, type Write, writeIn } from './version.ts'

/** How a question is answered and marked, for each kind. */
interface Interaction {
  declaration: Markup
  interaction: Markup
  /** Missing where people mark it. */
  scoring?: Markup
  /** What they should look for. */
  rubric?: Markup
}

export function interactionOf(
  question: OutgoingQuestion,
  version: QtiVersion,
  { shufflesAnswers }: { shufflesAnswers: boolean },
): Interaction {
  const write = writeIn(version)
  const { draft, html } = question
  switch (draft.type) {
    case 'multiple_choice': {
      const choices = draft.content.answers.map(({ text }, index) => ({
        identifier: `choice-${index + 1}`,
        content: bodyOf(html.inline(text)),
      }))
      const right = draft.content.answers.findIndex(({ isCorrect }) => isCorrect)
      return choice(write, { choices, right: `choice-${right + 1}`, shuffle: shufflesAnswers })
    }
    case 'true_false': {
      const choices = [true, false].map((is) => ({
        identifier: String(is),
        content: joined([TRUTH_WORDS[draft.language][is ? 'true' : 'false']]),
      }))
      return choice(write, { choices, right: String(draft.content.isTrue), shuffle: false })
    }
    case 'fill_in':
      return textEntry(write, draft.content.accepted, question.points)
    case 'open':
      return {
        declaration: write('responseDeclaration', response('string')),
        interaction: write('extendedTextInteraction', { responseIdentifier: RESPONSE, expectedLines: 8 }),
        rubric: draft.content.guidance
          ? write(
              'rubricBlock',
              { view: 'scorer', use: 'scoring' },
              version.content(bodyOf(html.block(draft.content.guidance))),
            )
          : undefined,
      }
  }
}

const RESPONSE = 'RESPONSE'

function response(baseType: string) {
  return { identifier: RESPONSE, cardinality: 'single', baseType }
}

function choice(
  write: Write,
  {
    choices,
    right,
    shuffle,
  }: { choices: { identifier: string; content: Markup }[]; right: string; shuffle: boolean },
): Interaction {
  return {
    declaration: write('responseDeclaration', response('identifier'), correct(write, right)),
    interaction: write(
      'choiceInteraction',
      { responseIdentifier: RESPONSE, shuffle, maxChoices: 1 },
      choices.map(({ identifier, content }) => write('simpleChoice', { identifier }, content)),
    ),
    scoring: write(
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
    ),
  }
}

/** Any of the accepted answers gives all points, in capitals or not. */
function textEntry(write: Write, accepted: readonly string[], points: number): Interaction {
  const entries = accepted.map((mapKey) =>
    write('mapEntry', { mapKey, mappedValue: points, caseSensitive: false }),
  )
  return {
    declaration: write(
      'responseDeclaration',
      response('string'),
      correct(write, accepted[0] ?? ''),
      write('mapping', { lowerBound: 0, upperBound: points, defaultValue: 0 }, entries),
    ),
    // QTI holds lines of HTML in blocks; `p` is spelled the same in every version.
    interaction: {
      xml: `<p>${write('textEntryInteraction', { responseIdentifier: RESPONSE, expectedLength: 30 }).xml}</p>`,
    },
    scoring: write(
      'setOutcomeValue',
      { identifier: 'SCORE' },
      write('mapResponse', { identifier: RESPONSE }),
    ),
  }
}

function correct(write: Write, value: string): Markup {
  return write('correctResponse', {}, write('value', {}, value))
}
