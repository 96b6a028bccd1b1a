import type { QuestionDraft } from '@probant/contract/questions/form'
import { LETTERS } from '@probant/kinds/letters'
import { tag } from '#server/platform/xml/markup.ts'
import { choiceResponse } from '../formats/common-cartridge/responses.ts'
import { htmlText } from '../formats/gift/signs.ts'
import { emptyText, textElement } from '../formats/moodle-xml/text-element.ts'
import { bodyOf } from '../formats/qti-2/body.ts'
import { choiceInteraction } from '../formats/qti-2/interactions.ts'
import { answerCells, answersIn, rightPlaces } from '../formats/table/answers.ts'
import type { KindInFiles } from './kind.ts'

type MultipleChoice = Extract<QuestionDraft, { type: 'multiple_choice' }>

export const multipleChoice: KindInFiles<MultipleChoice> = {
  // Four, one of which is right; any other number is a list of choices.
  taken(asked) {
    if (asked.for !== 'choice' || asked.isSingle === false || asked.choices.length !== 4) return undefined
    const answers = asked.choices.map(({ text, isCorrect }) => ({ text, isCorrect }))
    return answers.filter(({ isCorrect }) => isCorrect).length === 1 ? { answers } : undefined
  },

  gift: {
    answerLines: ({ draft, html }) =>
      draft.content.answers.map(
        ({ text, isCorrect }) => `${isCorrect ? '=' : '~'}${htmlText(html.inline(text))}`,
      ),
  },

  moodleXml: {
    type: 'multichoice',
    penalty: '0.3333333',
    elements: (question, { shufflesAnswers }) => [
      tag('single', {}, true),
      tag('shuffleanswers', {}, String(shufflesAnswers)),
      tag('answernumbering', {}, 'abc'),
      tag('showstandardinstruction', {}, 0),
      ...['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'].map(emptyText),
      ...question.draft.content.answers.map(({ text, isCorrect }) =>
        textElement(
          'answer',
          question.html.inline(text),
          question,
          { fraction: isCorrect ? 100 : 0 },
          emptyText('feedback'),
        ),
      ),
    ],
  },

  qti: {
    interaction: ({ draft, html }, version, { shufflesAnswers }) =>
      choiceInteraction(version, {
        choices: draft.content.answers.map(({ text }, index) => ({
          identifier: `choice-${index + 1}`,
          content: bodyOf(html.inline(text)),
        })),
        right: `choice-${rightIn(draft) + 1}`,
        shuffle: shufflesAnswers,
      }),
  },

  commonCartridge: {
    profile: 'cc.multiple_choice.v0p1',
    response: ({ draft, html }, { shufflesAnswers }) =>
      choiceResponse(
        draft.content.answers.map(({ text }, index) => [`answer-${index + 1}`, html.inline(text)]),
        { shuffles: shufflesAnswers },
      ),
    right: (draft) => [`answer-${rightIn(draft) + 1}`],
  },

  aiken: { choices: ({ content }) => content.answers },

  kahoot: {
    choices: ({ content }, shown) =>
      content.answers.map(({ text, isCorrect }) => ({ text: shown(text), isCorrect })),
  },

  table: {
    otherNames: ['multichoice', 'mcq', 'mc', 'qcm'],
    isMeantBy: (row) => answersIn(row).some(Boolean),
    read(row) {
      const texts = answersIn(row)
      const right = rightPlaces(row.right, texts)
      if (!right) return 'noRightAnswer'
      const choices = texts.map((text, place) => ({ text, isCorrect: right.includes(place) }))
      return { for: 'choice', choices: choices.filter(({ text }) => text) }
    },
    cells: (draft) => ({
      ...answerCells(draft.content.answers.map(({ text }) => text)),
      right: LETTERS[rightIn(draft)],
    }),
  },

  scorm: {
    pack: ({ draft, html }) => ({
      type: 'multiple_choice',
      answers: draft.content.answers.map(({ text }) => html.inline(text)),
      right: rightIn(draft),
    }),
  },
}

function rightIn({ content }: MultipleChoice): number {
  return content.answers.findIndex(({ isCorrect }) => isCorrect)
}
