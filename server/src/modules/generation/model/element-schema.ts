import { textSchema } from '@probant/contract/fields'
import { ANSWER_MAX, EXPLANATION_MAX, QUESTION_TITLE_MAX } from '@probant/contract/limits'
import { DIFFICULTIES, type QuestionType } from '@probant/contract/questions/form'
import { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.JSONSchema

const filled = (max: number) => textSchema.pipe(z.string().min(1).max(max))
const optional = (max: number) => textSchema.pipe(z.string().max(max)).default('')

const opening = { difficulty: z.enum(DIFFICULTIES), title: filled(QUESTION_TITLE_MAX) }
const closing = { explanation: optional(EXPLANATION_MAX) }
const answer = filled(ANSWER_MAX)

/** One question as a model writes it, by type. */
const KINDS = {
  multiple_choice: z.object({
    type: z.literal('multiple_choice'),
    ...opening,
    correct: answer,
    wrong: z.array(answer),
    ...closing,
  }),
  true_false: z.object({ type: z.literal('true_false'), ...opening, isTrue: z.boolean(), ...closing }),
  fill_in: z.object({ type: z.literal('fill_in'), ...opening, accepted: z.array(answer), ...closing }),
  open: z.object({
    type: z.literal('open'),
    ...opening,
    maxScore: z.int().min(1).max(100),
    guidance: optional(EXPLANATION_MAX),
    ...closing,
  }),
} satisfies Record<QuestionType, z.ZodObject>

const source = { sourceSentence: optional(EXPLANATION_MAX) }

/** Any of them; what a question can do without may be missing. */
export const elementSchema = z.discriminatedUnion('type', [
  KINDS.multiple_choice.extend(source),
  KINDS.true_false.extend(source),
  KINDS.fill_in.extend(source),
  KINDS.open.extend(source),
])

/** The whole answer, `{ elements: […] }`, with nothing but the asked types: few choices keep small models on the path. */
export function answerSchema(types: readonly QuestionType[], { hasText }: { hasText: boolean }): JsonSchema {
  const kinds = types.map((type) => (hasText ? KINDS[type].extend(source) : KINDS[type]))
  const element = kinds.length === 1 && kinds[0] ? kinds[0] : z.union(kinds)
  return z.toJSONSchema(z.object({ elements: z.array(element) }), {
    target: 'draft-7',
    io: 'input',
    override: ({ jsonSchema }) => keepToWhatAllUnderstand(jsonSchema),
  })
}

/** Lengths and bounds are refused by some providers and ignored by others: they are checked here, when it has come. */
function keepToWhatAllUnderstand(schema: z.core.JSONSchema.BaseSchema): void {
  for (const word of ['minLength', 'maxLength', 'minimum', 'maximum', 'default'] as const) delete schema[word]
  if (!schema.properties) return
  schema.required = Object.keys(schema.properties)
  schema.additionalProperties = false
}
