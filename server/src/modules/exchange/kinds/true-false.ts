import type { QuestionDraft } from '@probant/contract/questions/form'
import { words } from '@probant/kinds/true-false/words'
import { joined } from '#server/platform/xml/markup.ts'
import { choiceResponse } from '../formats/common-cartridge/responses.ts'
import type { Choice } from '../formats/format.ts'
import { plainAnswer } from '../formats/moodle-xml/text-element.ts'
import { choiceInteraction } from '../formats/qti-2/interactions.ts'
import { answersIn, rightPlace, truthOf } from '../formats/table/answers.ts'
import type { KindInFiles } from './kind.ts'

type TrueFalse = Extract<QuestionDraft, { type: 'true_false' }>

const NAMES = ['true', 'false'] as const

export const trueFalse: KindInFiles<TrueFalse> = {
  taken(asked) {
    if (asked.for === 'truth') return { isTrue: asked.isTrue }
    const isTrue = asked.for === 'choice' ? rightTruth(asked.choices) : undefined
    return isTrue === undefined ? undefined : { isTrue }
  },

  gift: { answerLines: ({ draft }) => [draft.content.isTrue ? 'TRUE' : 'FALSE'] },

  moodleXml: {
    type: 'truefalse',
    penalty: '1',
    elements: ({ draft: { content } }) => [
      plainAnswer('true', content.isTrue ? 100 : 0),
      plainAnswer('false', content.isTrue ? 0 : 100),
    ],
  },

  qti: {
    interaction: ({ draft }, version) =>
      choiceInteraction(version, {
        choices: NAMES.map((name) => ({
          identifier: name,
          content: joined([words[draft.language][name]]),
        })),
        right: String(draft.content.isTrue),
        shuffle: false,
      }),
  },

  commonCartridge: {
    profile: 'cc.true_false.v0p1',
    response: ({ draft }) =>
      choiceResponse(
        NAMES.map((name) => [name, words[draft.language][name]]),
        { shuffles: false },
      ),
    right: ({ content }) => [String(content.isTrue)],
  },

  kahoot: {
    choices: ({ content }, _shown, language) =>
      NAMES.map((name) => ({ text: words[language][name], isCorrect: name === String(content.isTrue) })),
  },

  table: {
    otherNames: ['true/false', 'true false', 'tf', 'vrai/faux'],
    isMeantBy(row) {
      const answers = answersIn(row).filter(Boolean)
      if (answers.length === 0) return truthOf(row.right) !== undefined
      return answers.length === 2 && answers.every((answer) => truthOf(answer) !== undefined)
    },
    read(row) {
      const texts = answersIn(row)
      const isTrue = truthOf(texts[rightPlace(row.right, texts) ?? -1] ?? row.right)
      return isTrue === undefined ? 'noRightAnswer' : { isTrue }
    },
    cells: ({ content }, language) => ({ right: words[language][content.isTrue ? 'true' : 'false'] }),
  },

  scorm: { pack: ({ draft }) => ({ type: 'true_false', isTrue: draft.content.isTrue }) },
}

/** Where two answers are no more than true and false: which of them is right. */
function rightTruth(choices: readonly Choice[]): boolean | undefined {
  const isStatement =
    choices.length === 2 && [true, false].every((is) => choices.some(({ says }) => says === is))
  return isStatement ? choices.find(({ isCorrect }) => isCorrect)?.says : undefined
}
