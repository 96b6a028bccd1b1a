import type { Loss } from '@probant/contract/exchange/formats'
import type { QuestionDraft } from '@probant/contract/questions/form'
import { areDistinctAnswers } from '@probant/kinds/fields'
import { LETTERS } from '@probant/kinds/letters'
import { choicesIn, placeIn } from '@probant/kinds/matching/choices'
import { plainText } from '@probant/kinds/text/plain-text'
import { tag } from '#server/platform/xml/markup.ts'
import type { OutgoingQuestion } from '../formats/format.ts'
import { escapedGift, htmlText } from '../formats/gift/signs.ts'
import { lostInLines } from '../formats/lost.ts'
import { lineIn } from '../formats/moodle/names.ts'
import { emptyText, textElement } from '../formats/moodle-xml/text-element.ts'
import { bodyOf } from '../formats/qti-2/body.ts'
import { RESPONSE } from '../formats/qti-2/interactions.ts'
import { writeIn } from '../formats/qti-2/version.ts'
import { pairIn, pairsCell, pairsIn } from '../formats/table/pairs.ts'
import type { KindInFiles } from './kind.ts'

type Matching = Extract<QuestionDraft, { type: 'matching' }>

export const matching: KindInFiles<Matching> = {
  // Other programs list a further answer that is one of the right ones, or the same twice.
  taken: (asked) =>
    asked.for === 'pairs'
      ? { pairs: asked.pairs, others: asked.others.filter((text, at) => isFurther(text, asked, at)) }
      : undefined,

  gift: {
    answerLines: (question) =>
      linesOf(question).map(({ left, right }) => `=${left && htmlText(left)} -> ${escapedGift(right)}`),
    losses: lostInAnswers,
  },

  moodleXml: {
    type: 'matching',
    penalty: '0.3333333',
    elements: (question, { shufflesAnswers }) => [
      tag('shuffleanswers', {}, String(shufflesAnswers)),
      ...['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'].map(emptyText),
      ...linesOf(question).map(({ left, right }) =>
        textElement('subquestion', left, question, {}, tag('answer', {}, tag('text', {}, right))),
      ),
    ],
    omission: ({ content }) =>
      choicesIn(content).some((text) => text.length > MOODLE_ANSWER_MAX) ? 'answerTooLong' : undefined,
    losses: lostInAnswers,
  },

  qti: {
    interaction({ draft: { content }, html, points }, version, { shufflesAnswers }) {
      const write = writeIn(version)
      const { pairs } = content
      // Sorted: where nothing is shuffled, their order tells nothing.
      const choices = choicesIn(content)
      const right = pairs.map((pair, at) => `left-${at + 1} right-${placeIn(choices, pair.right) + 1}`)
      const choiceOf = (identifier: string, text: string, matchMax: number) =>
        write('simpleAssociableChoice', { identifier, matchMax }, bodyOf(html.inline(text)))
      return {
        declaration: write(
          'responseDeclaration',
          { identifier: RESPONSE, cardinality: 'multiple', baseType: 'directedPair' },
          write(
            'correctResponse',
            {},
            right.map((value) => write('value', {}, value)),
          ),
          write(
            'mapping',
            { lowerBound: 0, upperBound: points, defaultValue: 0 },
            right.map((mapKey) => write('mapEntry', { mapKey, mappedValue: points / pairs.length })),
          ),
        ),
        interaction: write(
          'matchInteraction',
          { responseIdentifier: RESPONSE, shuffle: shufflesAnswers, maxAssociations: pairs.length },
          write(
            'simpleMatchSet',
            {},
            pairs.map(({ left }, at) => choiceOf(`left-${at + 1}`, left, 1)),
          ),
          write(
            'simpleMatchSet',
            {},
            choices.map((text, at) => choiceOf(`right-${at + 1}`, text, pairs.length)),
          ),
        ),
        scoring: write(
          'setOutcomeValue',
          { identifier: 'SCORE' },
          write('mapResponse', { identifier: RESPONSE }),
        ),
      }
    },
  },

  table: {
    otherNames: ['match', 'pairs', 'association', 'appariements', 'paires'],
    isMeantBy: (row) => {
      const pairs = pairsIn(row)
      return row.right === '' && pairs.length > 1 && pairs.every((text) => pairIn(text) !== undefined)
    },
    read(row) {
      const read = pairsIn(row).map(pairIn)
      const pairs = read.filter((pair) => pair !== undefined)
      if (pairs.length < read.length || pairs.length === 0) return 'noRightAnswer'
      return {
        pairs: pairs.filter(({ left }) => left !== ''),
        others: pairs.filter(({ left }) => left === '').map(({ right }) => right),
      }
    },
    cells: ({ content }) => ({ accepted: pairsCell(content) }),
  },

  scorm: {
    pack: ({ draft: { content }, html }) => {
      const choices = choicesIn(content)
      return {
        type: 'matching',
        lefts: content.pairs.map(({ left }) => html.inline(left)),
        choices: choices.map((text) => ({ html: html.inline(text), text: plainText(text) })),
        right: content.pairs.map((pair) => placeIn(choices, pair.right)),
      }
    },
  },
}

/** So many characters Moodle keeps of what is matched. */
const MOODLE_ANSWER_MAX = 255

/** As Moodle has them: HTML on the left, a line of text on the right; a further answer has nothing on its left. */
function linesOf({
  draft: { content },
  html,
}: OutgoingQuestion<Matching>): { left: string; right: string }[] {
  const choices = choicesIn(content)
  // A picture without a description says nothing there.
  const line = (text: string) => lineIn(html.inline(text)) || (LETTERS[placeIn(choices, text)] ?? '')
  return [
    ...content.pairs.map(({ left, right }) => ({ left: html.inline(left), right: line(right) })),
    ...content.others.map((text) => ({ left: '', right: line(text) })),
  ]
}

function lostInAnswers({ draft }: { draft: Matching }): Loss[] {
  return lostInLines(choicesIn(draft.content))
}

interface Answers {
  pairs: readonly { right: string }[]
  others: readonly string[]
}

function isFurther(text: string, { pairs, others }: Answers, at: number): boolean {
  const before = [...pairs.map(({ right }) => right), ...others.slice(0, at)]
  return text.trim() !== '' && before.every((one) => areDistinctAnswers([one, text]))
}
