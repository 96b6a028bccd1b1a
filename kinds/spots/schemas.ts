import { z } from 'zod'
import { answerTextSchema, textSchema } from '../fields.ts'
import { ANSWER_MAX, OTHERS_MAX, PICTURE_SIDE_MAX, SPOTS_MAX } from '../limits.ts'
import { labelsIn } from './labels.ts'
import { descriptionIn, namesPicture } from './picture.ts'

const type = z.literal('spots')

const pixels = (least: number) =>
  z
    .number('pixelsOutOfRange')
    .int('pixelsOutOfRange')
    .min(least, 'pixelsOutOfRange')
    .max(PICTURE_SIDE_MAX, 'pixelsOutOfRange')

const point = z.object({ x: pixels(0), y: pixels(0) })

const shape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('circle'), x: pixels(0), y: pixels(0), radius: pixels(1) }),
  z.object({ kind: z.literal('rectangle'), x: pixels(0), y: pixels(0), width: pixels(1), height: pixels(1) }),
  z.object({
    kind: z.literal('polygon'),
    points: z.array(point).min(3, 'cornersOutOfNumber').max(20, 'cornersOutOfNumber'),
  }),
])

export const written = z
  .object({
    /** Markdown of one picture, and nothing else. */
    spotsPicture: textSchema.pipe(
      z
        .string()
        .min(1, 'spotsPictureMissing')
        .max(ANSWER_MAX, 'textTooLong')
        .refine(namesPicture, { error: 'spotsPictureNotAlone', abort: true })
        .refine(descriptionIn, 'spotsPictureNotDescribed'),
    ),
    /** The regions are shown, numbered, and each gets its label; otherwise one has to find them. */
    spotsShown: z.boolean('invalid').default(false),
    /** Several may have the same label: it is then listed once. */
    spots: z
      .array(z.object({ label: textSchema.pipe(z.string().max(ANSWER_MAX, 'textTooLong')), shape }))
      .min(1, 'spotsMissing')
      .max(SPOTS_MAX, 'tooManySpots'),
    /** Further labels, which belong nowhere. */
    spotOthers: z.array(answerTextSchema).max(OTHERS_MAX, 'tooManySpotOthers').default([]),
  })
  .superRefine(({ spotsShown, spots, spotOthers }, context) => {
    const isLabelled = spotsShown || spotOthers.length > 0 || spots.some(({ label }) => label !== '')
    if (!isLabelled) return
    for (const [index, { label }] of spots.entries())
      if (label === '')
        context.addIssue({ code: 'custom', path: ['spots', index, 'label'], message: 'spotLabelMissing' })
  })
  .refine(
    ({ spots, spotOthers }) =>
      labelsIn({ spots, spotOthers }).length ===
      labelsIn({ spots, spotOthers: [] }).length + spotOthers.length,
    { path: ['spotOthers'], error: 'spotOthersNotUnique' },
  )
  .refine((content) => !content.spotsShown || labelsIn(content).length > 1, {
    path: ['spots'],
    error: 'onlyOneLabel',
  })

const keptShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('circle'), x: z.number(), y: z.number(), radius: z.number() }),
  z.object({
    kind: z.literal('rectangle'),
    x: z.number(),
    y: z.number(),
    width: z.number(),
    height: z.number(),
  }),
  z.object({
    kind: z.literal('polygon'),
    points: z.array(z.object({ x: z.number(), y: z.number() })),
  }),
])

/** As it was when the question was saved; no width and no height where the picture is gone. */
const picture = { pictureHtml: z.string(), width: z.number().int(), height: z.number().int() }
/** That of a label; null where nothing is labelled. */
const place = z.number().int().nullable()

export const kept = z.object({
  type,
  spotsPicture: z.string(),
  ...picture,
  spotsShown: z.boolean(),
  spots: z.array(z.object({ place, shape: keptShape })),
  labels: z.array(z.object({ text: z.string(), html: z.string() })),
})

export const shown = z.object({
  type,
  ...picture,
  /** Null where one has to find them. */
  regions: z.array(keptShape).nullable(),
  /** `text` is what a list of choices can show of it that shows no HTML. */
  labels: z.array(z.object({ html: z.string(), text: z.string() })),
  /** As many as an answer has marks: of each the label that it carries, by its place; null where it carries none. */
  markers: z.array(place),
})

const labelPlace = z
  .number('invalid')
  .int('invalid')
  .min(0, 'invalid')
  .max(SPOTS_MAX + OTHERS_MAX - 1, 'invalid')

/**
 * Where regions are hidden, for each marker the point where it was put, in pixels of the picture; where they are shown, for
 * each region the place of its label, on a paper as it lists them. Null where there is none yet.
 */
export const answer = z.object({
  type,
  marks: z
    .array(z.union([point, labelPlace], 'invalid').nullable(), 'invalid')
    .min(1, 'invalid')
    .max(SPOTS_MAX + OTHERS_MAX, 'invalid'),
})

export const right = z.object({
  type,
  ...picture,
  isShown: z.boolean(),
  marks: answer.shape.marks,
  /** `place` is that of its label, as the paper lists them. */
  regions: z.array(z.object({ shape: keptShape, place, html: z.string() })),
})
