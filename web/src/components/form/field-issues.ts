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
