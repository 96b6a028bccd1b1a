import { z } from 'zod'

/** To the next step, half of it up. */
export const ROUNDINGS = ['hundredths', 'tenths', 'quarters', 'halves', 'whole'] as const
export type Rounding = (typeof ROUNDINGS)[number]

/** The highest grades of the scales that begin at 0. */
export const HIGHEST_GRADES = [20, 10] as const

export const LETTERS_MIN = 2
export const LETTERS_MAX = 12
export const LETTER_LENGTH_MAX = 12

/** More than nothing, or everybody would pass; by tenths, as percentages are shown. */
export const passPercentSchema = z
  .number('passPercentInvalid')
  .min(0.1, 'passPercentInvalid')
  .max(100, 'passPercentInvalid')
  .multipleOf(0.1, 'passPercentInvalid')

const rounding = z.enum(ROUNDINGS, 'invalid')

const letterSchema = z.object({
  // It is sent as it is read: nothing here makes it another type.
  name: z
    .string('required')
    .trim()
    .min(1, 'required')
    .max(LETTER_LENGTH_MAX, 'letterTooLong')
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u, 'invalid'),
  /** From so many percent on. */
  from: z.number('borderInvalid').min(0, 'borderInvalid').max(100, 'borderInvalid'),
})
export type Letter = z.output<typeof letterSchema>

/** How scores are shown; they are kept in points. */
export const scaleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('points') }),
  z.object({ kind: z.literal('percent'), rounding }),
  z.object({ kind: z.literal('out_of'), highest: z.literal(HIGHEST_GRADES, 'invalid'), rounding }),
  /** 6 is best, as in Switzerland. */
  z.object({ kind: z.literal('one_to_six'), rounding }),
  z.object({
    kind: z.literal('letters'),
    /** The best first. */
    letters: z
      .array(letterSchema)
      .min(LETTERS_MIN, 'lettersOutOfNumber')
      .max(LETTERS_MAX, 'lettersOutOfNumber')
      .refine(
        (letters) =>
          letters.every(({ from }, index) => index === 0 || from < (letters[index - 1]?.from ?? 0)),
        'bordersUnordered',
      )
      .refine((letters) => letters.at(-1)?.from === 0, 'lowestBorderNotZero')
      .refine((letters) => new Set(letters.map(({ name }) => name)).size === letters.length, 'letterTwice'),
  }),
  /** By the pass mark of the quiz; where it has none, from so many percent on. */
  z.object({ kind: z.literal('passed'), from: passPercentSchema }),
])
export type Scale = z.output<typeof scaleSchema>
export type ScaleKind = Scale['kind']

/** Where nothing was chosen. */
export const DEFAULT_SCALE: Scale = { kind: 'percent', rounding: 'tenths' }

/** What people in France give. */
export const OUT_OF_TWENTY = { kind: 'out_of', highest: 20, rounding: 'hundredths' } as const satisfies Scale

/** By which scale the scores of a quiz are shown, and from where on it is passed. */
export interface Scaling {
  scale: Scale
  /** In percent; null where nothing was said about passing. */
  passPercent: number | null
}

interface ScaledQuiz {
  options: { scale: Scale | null; passPercent: number | null }
  /** Null where nothing was chosen there. */
  workspaceScale: Scale | null
}

/** The quiz says, else its workspace. */
export function scalingOf({ options, workspaceScale }: ScaledQuiz): Scaling {
  const scale = options.scale ?? workspaceScale ?? DEFAULT_SCALE
  return { scale, passPercent: options.passPercent ?? (scale.kind === 'passed' ? scale.from : null) }
}
