import type { QuestionDraft } from '@probant/contract/questions/form'
import { LETTERS } from '@probant/kinds/letters'
import { tag } from '#server/platform/xml/markup.ts'
import { choiceResponse, onlyThese } from '../formats/common-cartridge/responses.ts'
import { htmlText } from '../formats/gift/signs.ts'
import { fractionsOf } from '../formats/moodle/fractions.ts'
import { emptyText, textElement } from '../formats/moodle-xml/text-element.ts'
import { bodyOf } from '../formats/qti-2/body.ts'
import { choiceInteraction, choicesInteraction } from '../formats/qti-2/interactions.ts'
import { answerCells, answersIn, rightPlaces, truthOf } from '../formats/table/answers.ts'
import type { KindInFiles } from './kind.ts'

type Choices = Extract<QuestionDraft, { type: 'choices' }>

export const choices: KindInFiles<Choices> = {
  taken(asked) {
    if (asked.for !== 'choice') return undefined
    const options = asked.choices.map(({ text, isCorrect }) => ({ text, isCorrect }))
    const isSingle = asked.isSingle ?? options.filter(({ isCorrect }) => isCorrect).length === 1
    return { options, isSingle, partial: asked.isPartial ?? false }
  },

  gift: {
    answerLines({ draft, html }) {
      const fractions = fractionsOf(draft.content)
      return draft.content.options.map(({ text, isCorrect }, place) => {
        const sign = draft.content.isSingle ? (isCorrect ? '=' : '~') : `~%${fractions[place]}%`
        return `${sign}${htmlText(html.inline(text))}`
      })
    },
    losses: lostAllOrNothing,
  },

  moodleXml: {
    type: 'multichoice',
    penalty: '0.3333333',
    elements(question, { shufflesAnswers }) {
      const { content } = question.draft
      const fractions = fractionsOf(content)
      return [
        tag('single', {}, String(content.isSingle)),
        tag('shuffleanswers', {}, String(shufflesAnswers)),
        tag('answernumbering', {}, 'abc'),
        tag('showstandardinstruction', {}, content.isSingle ? 0 : 1),
        ...['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'].map(emptyText),
        ...content.options.map(({ text }, place) => {
          const said = question.html.inline(text)
          const fraction = fractions[place] ?? 0
          return textElement('answer', said, question, { fraction }, emptyText('feedback'))
        }),
      ]
    },
    losses: lostAllOrNothing,
  },

  qti: {
    interaction({ draft: { content }, html, points }, version, { shufflesAnswers }) {
      const all = content.options.map(({ text, isCorrect }, place) => ({
        identifier: `choice-${place + 1}`,
        content: bodyOf(html.inline(text)),
        isRight: isCorrect,
      }))
      if (!content.isSingle)
        return choicesInteraction(version, all, {
          shuffle: shufflesAnswers,
          points: content.partial ? points : undefined,
        })
      const right = all.find(({ isRight }) => isRight)?.identifier ?? ''
      return choiceInteraction(version, { choices: all, right, shuffle: shufflesAnswers })
    },
  },

  commonCartridge: {
    profile: ({ content }) => (content.isSingle ? 'cc.multiple_choice.v0p1' : 'cc.multiple_response.v0p1'),
    response: ({ draft: { content }, html }, { shufflesAnswers }) =>
      choiceResponse(
        content.options.map(({ text }, place) => [`answer-${place + 1}`, html.inline(text)]),
        { shuffles: shufflesAnswers, isSeveral: !content.isSingle },
      ),
    right: ({ content }) => namesOf(content, true),
    condition: ({ content }) =>
      content.isSingle ? undefined : onlyThese(namesOf(content, true), namesOf(content, false)),
    losses: lostShares,
  },

  aiken: {
    choices: ({ content }) => content.options,
    omission: ({ content }) => (rightOf(content).length > 1 ? 'severalRightAnswers' : undefined),
    losses: lostTicks,
  },

  kahoot: {
    choices: ({ content }, shown) =>
      content.options.map(({ text, isCorrect }) => ({ text: shown(text), isCorrect })),
    losses: (question) => [...lostShares(question), ...lostTicks(question)],
  },

  table: {
    otherNames: [
      'choices',
      'multiple answers',
      'multiple answer',
      'multiple response',
      'multi select',
      'checkbox',
      'checkboxes',
      'réponses multiples',
      'cases à cocher',
    ],
    // Where the table doesn't say which it is, an ordinary choice becomes one of these by itself.
    isMeantBy: () => false,
    read(row) {
      const texts = answersIn(row)
      const right = rightPlaces(row.right, texts)
      if (!right) return 'noRightAnswer'
      const options = texts.map((text, place) => ({ text, isCorrect: right.includes(place) }))
      const isSeveral = truthOf(row.severalChoices) ?? right.length > 1
      return {
        options: options.filter(({ text }) => text),
        isSingle: !isSeveral,
        partial: truthOf(row.partial) === true,
      }
    },
    cells({ content }, language) {
      const [yes, no] = YES_OR_NO[language]
      return {
        ...answerCells(content.options.map(({ text }) => text)),
        right: rightOf(content)
          .map((place) => LETTERS[place])
          .join(', '),
        severalChoices: content.isSingle ? no : yes,
        partial: content.partial ? yes : no,
      }
    },
  },

  scorm: {
    pack: ({ draft: { content }, html }) => ({
      type: 'choices',
      options: content.options.map(({ text }) => html.inline(text)),
      right: rightOf(content),
      isSingle: content.isSingle,
      partial: content.partial,
    }),
  },
}

const YES_OR_NO = { en: ['Yes', 'No'], fr: ['Oui', 'Non'] } as const

function rightOf({ options }: Choices['content']): number[] {
  return options.flatMap(({ isCorrect }, place) => (isCorrect ? [place] : []))
}

function namesOf({ options }: Choices['content'], isRight: boolean): string[] {
  return options.flatMap(({ isCorrect }, place) => (isCorrect === isRight ? [`answer-${place + 1}`] : []))
}

/** Moodle always adds up what the chosen ones are worth. */
function lostAllOrNothing({ draft: { content } }: { draft: Choices }): 'allOrNothing'[] {
  return !content.isSingle && !content.partial && rightOf(content).length > 1 ? ['allOrNothing'] : []
}

function lostShares({ draft: { content } }: { draft: Choices }): 'shares'[] {
  return content.partial && rightOf(content).length > 1 ? ['shares'] : []
}

/** Where one is right, one is to be chosen there. */
function lostTicks({ draft: { content } }: { draft: Choices }): 'severalChoices'[] {
  return !content.isSingle && rightOf(content).length === 1 ? ['severalChoices'] : []
}
