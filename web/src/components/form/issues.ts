import type { z } from 'zod'

/** The first thing wrong with each of `fields`, by the name of its sentence. */
export function fieldIssues(
  schema: z.ZodType,
  values: Record<string, unknown>,
  fields: string[],
): Record<string, string> {
  const issues: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    const field = String(path[0])
    if (fields.includes(field)) issues[field] ??= message
  }
  return issues
}

interface Naming {
  /** Fields of the body that go by another name in the form. */
  renamed: Record<string, string>
  prefix: string
}

/** The first thing wrong with each field, however deep it lies: `texts.fr.features.2`. */
export function nestedIssues(
  schema: z.ZodType,
  body: unknown,
  { renamed, prefix }: Naming,
): Record<string, string> {
  const issues: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(body).error?.issues ?? []) {
    const field = path.join('.')
    issues[renamed[field] ?? field] ??= prefix + message
  }
  return issues
}
