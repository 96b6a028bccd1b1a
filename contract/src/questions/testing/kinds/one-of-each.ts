import type { QuestionForm, QuestionType } from '../../form.ts'

type OneOfEach = { [Type in QuestionType]: Extract<QuestionForm, { type: Type }> }

const COMMON = {
  subject: 'General knowledge',
  language: 'en',
  difficulty: 'easy',
  explanation: 'It stands in every encyclopedia.',
} as const

/** What a question about a picture is asked of. */
export const TARGET = { width: 300, height: 200 }

/**
 * A question of each kind, in the order in which kinds are offered: who adds a kind has to say what one of it is. The picture
 * is as large as `TARGET`.
 */
export function oneOfEachKind(pictureId: string): OneOfEach {
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
        gapText: 'The Bastille fell in [[1]] of the year [[2]], in the city of [[3]].',
        gaps: [
          { kind: 'typed', accepted: ['July'] },
          { kind: 'number', number: { within: 'amount', value: 1789, tolerance: 0.5 } },
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
      title: 'Where is the middle of this picture?',
      content: {
        spotsPicture: `![A grey field](picture:${pictureId})`,
        spotsShown: false,
        spots: [{ label: 'Middle', shape: { kind: 'circle', x: 150, y: 100, radius: 30 } }],
        spotOthers: ['Nowhere'],
      },
    },
    open: {
      ...COMMON,
      type: 'open',
      title: 'Why are cities built beside rivers?',
      content: { maxScore: 2, guidance: 'Water, trade, defence.' },
    },
  }
}

function optionsOf(right: readonly string[], wrong: readonly string[]) {
  return [...right, ...wrong].map((text) => ({ text, isCorrect: right.includes(text) }))
}
