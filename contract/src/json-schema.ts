import { z } from 'zod'

type Described = z.core.JSONSchema.BaseSchema

/** What a schema takes (`input`) or gives (`output`), for programs that know nothing of ours. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Described {
  const known = KNOWN[io].get(schema)
  if (known) return known
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: plainer,
  })
  KNOWN[io].set(schema, described)
  return described
}

/** Each is asked for twice: for itself, and for an example of it. */
const KNOWN = { input: new WeakMap<z.ZodType, Described>(), output: new WeakMap<z.ZodType, Described>() }

/** Without what the format says already, and the bounds of every whole number. */
function plainer({ jsonSchema }: { jsonSchema: Described }): void {
  if (jsonSchema.format) delete jsonSchema.pattern
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}
