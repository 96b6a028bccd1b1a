import type { z } from 'zod'

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
