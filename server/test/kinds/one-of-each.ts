import type { QuestionForm, QuestionType } from '@probant/contract/questions/form'

type OneOfEach = { [Type in QuestionType]: Extract<QuestionForm, { type: Type }> }

const COMMON = {
  subject: 'General knowledge',
  language: 'en',
  difficulty: 'easy',
  explanation: 'It stands in every encyclopedia.',
} as const

/** Stands for a picture that has yet to be uploaded. */
export const PICTURE_ID = '01234567-89ab-4def-8123-456789abcdef'

/** A question of each kind, in the order in which kinds are offered: who adds a kind has to say what one of it is. */
export function oneOfEachKind(pictureId = PICTURE_ID): OneOfEach {
  return {
    multiple_choice: {
      ...COMMON,
      type: 'multiple_choice',
      title: 'Which city is the capital of Norway?',
      content: { answers: optionsOf(['Oslo'], ['Bergen', 'Malmö', 'Turku']) },
    },
    choices: {
      ...COMMON,
      type: 'choices',
      title: 'Which of these are noble gases?',
      content: {
        options: optionsOf(['Helium', 'Neon'], ['Oxygen', 'Nitrogen', 'Chlorine']),
        isSingle: false,
        partial: true,
      },
    },
    true_false: {
      ...COMMON,
      type: 'true_false',
      title: 'The Danube flows through Vienna.',
      content: { isTrue: true },
    },
    fill_in: {
      ...COMMON,
      type: 'fill_in',
      title: 'Which river is the longest of France?',
      content: { accepted: ['Loire', 'the Loire'] },
    },
    numeric: {
      ...COMMON,
      type: 'numeric',
      title: 'How long is a marathon?',
      content: {
        values: [{ within: 'amount', value: 42.195, tolerance: 0.2 }],
        units: [
          { name: 'km', factor: 1 },
          { name: 'm', factor: 0.001 },
        ],
        unitUse: 'required',
        unitPenalty: 0.5,
      },
    },
    gaps: {
      ...COMMON,
      type: 'gaps',
      title: 'Complete this summary of 1789.',
      content: {
        gapText: 'The Bastille fell in the month of [[1]], in the city of [[2]].',
        gaps: [
          { kind: 'typed', accepted: ['July'] },
          { kind: 'list', choices: ['Lyon', 'Metz', 'Paris'], right: 2, weight: 2 },
        ],
      },
    },
    matching: {
      ...COMMON,
      type: 'matching',
      title: 'Which country has which capital?',
      content: {
        pairs: [
          { left: 'France', right: 'Paris' },
          { left: 'Spain', right: 'Madrid' },
          { left: 'Italy', right: 'Rome' },
        ],
        others: ['Lisbon'],
      },
    },
    ordering: {
      ...COMMON,
      type: 'ordering',
      title: 'Put these planets in order, the nearest to the sun first.',
      content: { items: ['Mercury', 'Earth', 'Jupiter', 'Neptune'].map((text) => ({ text })), strict: false },
    },
    spots: {
      ...COMMON,
      type: 'spots',
      title: 'Where are these towns of Italy?',
      content: {
        spotsPicture: `![A map of Italy](picture:${pictureId})`,
        spots: [
          { label: 'Naples', shape: { kind: 'circle', x: 1, y: 1, radius: 5 } },
          { label: 'Rome', shape: { kind: 'rectangle', x: 0, y: 0, width: 4, height: 4 } },
        ],
      },
    },
    open: {
      ...COMMON,
      type: 'open',
      title: 'Why are cities built beside rivers?',
      content: { maxScore: 4, guidance: 'Water, trade, defence.' },
    },
  }
}

function optionsOf(right: readonly string[], wrong: readonly string[]) {
  return [...right, ...wrong].map((text) => ({ text, isCorrect: right.includes(text) }))
}
