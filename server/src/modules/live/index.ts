import type { Submissions } from '#server/modules/submissions/index.ts'

interface Dependencies {
  submissions: Submissions
}

/** A quiz while it is taken, seen from its creator's desk. */
export function createLive(_: unknown, { submissions }: Dependencies) {
  return { pausing: submissions.pausing }
}

export type Live = ReturnType<typeof createLive>
