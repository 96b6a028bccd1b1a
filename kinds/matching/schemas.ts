import { z } from 'zod'
import { answerTextSchema, eachDistinct, textSchema } from '../fields.ts'
import { ANSWER_MAX, OTHERS_MAX, PAIRS_MAX, PAIRS_MIN } from '../limits.ts'
import { choicesIn } from './choices.ts'

const type = z.literal('matching')

const leftSchema = textSchema.pipe(z.string().min(1, 'itemRequired').max(ANSWER_MAX, 'textTooLong'))

export const written = z
  .object({
    /** Two of them may have the same answer: it is then listed once, and right for both. */
    pairs: z
      .array(z.object({ left: leftSchema, right: answerTextSchema }))
      .min(PAIRS_MIN, 'pairsOutOfNumber')
      .max(PAIRS_MAX, 'pairsOutOfNumber')
      .superRefine(eachDistinct('left', 'leftsNotUnique')),
    /** Further answers, which belong to nothing. */
    others: z.array(answerTextSchema).max(OTHERS_MAX, 'tooManyOthers').default([]),
  })
  // What is still empty says so itself, and is no answer that is there twice.
  .refine(
    ({ pairs, others }) => {
      const filled = others.filter((text) => text !== '')
      return (
        choicesIn({ pairs, others: filled }).length ===
        choicesIn({ pairs, others: [] }).length + filled.length
      )
    },
    { message: 'othersNotUnique', path: ['others'] },
  )
  .refine((content) => content.pairs.some(({ right }) => right === '') || choicesIn(content).length > 1, {
    message: 'onlyOneAnswer',
    path: ['pairs'],
  })

export const kept = z.object({
  type,
  /** `place` is that of the right answer among the choices. */
  pairs: z.array(z.object({ text: z.string(), html: z.string(), place: z.number().int() })),
  choices: z.array(z.object({ text: z.string(), html: z.string() })),
})

/** `text` is what a list, or the name of a field, can say of it that shows no HTML; empty for a picture without words. */
const shownPart = z.object({ html: z.string(), text: z.string() })

export const shown = z.object({
  type,
  lefts: z.array(shownPart),
  choices: z.array(shownPart),
})

const placeSchema = z
  .number('invalid')
  .int('invalid')
  .min(0, 'invalid')
  .max(PAIRS_MAX + OTHERS_MAX - 1, 'invalid')

/** For each on the left the place of its answer among the choices, on a paper as it shows them; null where there is none yet. */
export const answer = z.object({
  type,
  places: z.array(placeSchema.nullable()).min(PAIRS_MIN, 'invalid').max(PAIRS_MAX, 'invalid'),
})

export const right = z.object({
  type,
  places: z.array(z.number().int()),
  pairs: z.array(z.object({ html: z.string(), rightHtml: z.string() })),
})
