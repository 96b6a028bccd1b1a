import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { EXPLANATION_MAX, QUESTION_TITLE_MAX } from '../limits.ts'

/** As much as the longest question has: an open one with its explanation and its guidance. */
const PREVIEW_MAX = QUESTION_TITLE_MAX + 2 * EXPLANATION_MAX

const textsSchema = z.array(z.string().max(EXPLANATION_MAX, 'textTooLong')).max(10, 'invalid')

/** Texts become paragraphs; lines, such as answers, stay lines. */
export const previewSchema = z
  .object({ texts: textsSchema, lines: textsSchema.default([]) })
  .refine(({ texts, lines }) => [...texts, ...lines].join('').length <= PREVIEW_MAX, {
    path: ['texts'],
    message: 'textTooLong',
  })
export type PreviewForm = z.input<typeof previewSchema>

export const previewQuestion = {
  method: 'POST',
  url: '/api/questions/preview',
  access: 'user',
  summary: 'What becomes of Markdown when it is saved: safe HTML, text by text, then line by line',
  errors: ['tooManyAttempts'],
  schema: {
    body: previewSchema,
    response: { 200: z.object({ html: z.array(z.string()) }) },
  },
} as const satisfies Endpoint
