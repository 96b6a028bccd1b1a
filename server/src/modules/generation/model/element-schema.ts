import { EXPLANATION_MAX, QUESTION_TITLE_MAX } from '@probant/contract/limits'
import { DIFFICULTIES, type QuestionType } from '@probant/contract/questions/form'
import { z } from 'zod'
import { GENERATED_TYPES, generatedKind } from '../kinds/index.ts'
import { filled, optional } from './fields.ts'

export type JsonSchema = z.core.JSONSchema.JSONSchema

const source = { sourceSentence: optional(EXPLANATION_MAX) }

/** One question as a model writes it, by type. */
const ELEMENTS = new Map(GENERATED_TYPES.map((type) => [type, elementOf(type)]))

function elementOf(type: QuestionType) {
  return z.object({
    type: z.literal(type),
    difficulty: z.enum(DIFFICULTIES),
    title: filled(QUESTION_TITLE_MAX),
    ...generatedKind({ type }).fields,
    explanation: optional(EXPLANATION_MAX),
  })
}

/** The fields that are lists of objects: none of these is a question. */
export const PART_LISTS: ReadonlySet<string> = new Set(
  GENERATED_TYPES.flatMap((type) =>
    Object.entries(generatedKind({ type }).fields).flatMap(([name, field]) =>
      field instanceof z.ZodArray && field.element instanceof z.ZodObject ? [name] : [],
    ),
  ),
)

/** Any of them; what a question can do without may be missing. */
const elements = [...ELEMENTS.values()].map((element) => element.extend(source))
export const elementSchema = z.discriminatedUnion(
  'type',
  elements as [(typeof elements)[number], ...typeof elements],
)

/** The whole answer, `{ elements: […] }`, with nothing but the asked types: few choices keep small models on the path. */
export function answerSchema(types: readonly QuestionType[], { hasText }: { hasText: boolean }): JsonSchema {
  const asked = types.flatMap((type) => ELEMENTS.get(type) ?? [])
  const kinds = asked.map((element) => (hasText ? element.extend(source) : element))
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
