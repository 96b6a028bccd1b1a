/** An error as the log may keep it: a failed query tells its SQL, never the values, which may be hashes and links. */
export function safeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code, constraint, table } = error as { code?: string; constraint?: string; table?: string }
  return {
    type: error.name,
    message: withoutValues(error.message),
    stack: withoutValues(error.stack ?? ''),
    ...(code && { code }),
    ...(constraint && { constraint }),
    ...(table && { table }),
    ...(error.cause !== undefined && { cause: safeError(error.cause) }),
  }
}

/** Drizzle writes them behind its query, up to the stack's first line. */
function withoutValues(text: string): string {
  return text.replace(/\nparams:[\s\S]*?(?=\n {4}at |$)/, '')
}
