import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * What takes longest begins first, so that no worker is left alone with it in the end. Vitest would go by what it
 * measured the last time; on a new clone it goes by the size of the files, which says little.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

/** Those that start servers, wait for the engine or walk through every call: each takes ten seconds to a minute. */
const LONGEST = [
  'src/main.test.ts',
  'src/database/pglite.test.ts',
  'src/app.test.ts',
  'src/examined.test.ts',
  'src/strangers.test.ts',
  'src/platform/mail/killed.test.ts',
  'builtin/from-facts.test.ts',
  'database/migrate.test.ts',
  'submissions/watching/watching.test.ts',
  'submissions/turns.test.ts',
  'auth/sign-up.test.ts',
  'handing-over/handing-over.test.ts',
  'builtin/every-subject.test.ts',
  'results/export/export.test.ts',
  'exporting/exporting.test.ts',
  'src/shut-out.test.ts',
  'pglite/host.test.ts',
  'markdown/safety.test.ts',
  'sending/every-mail.test.ts',
  'exchange/hostile.test.ts',
  'demo/quizzes/quizzes.test.ts',
  'documents/workers.test.ts',
  'share-links/code-requests.test.ts',
  'pglite/folder-lock.test.ts',
  'billing/any-order.test.ts',
  'generation/generation.test.ts',
  'watching/gaps.test.ts',
  'generation/watching.test.ts',
  'database/postgres-watch.test.ts',
  'submissions/traffic.test.ts',
  'markdown/renderer.test.ts',
  'pglite/full-disk.test.ts',
]

function placeOf({ moduleId }: TestSpecification): number {
  const index = LONGEST.findIndex((path) => moduleId.endsWith(path))
  return index === -1 ? LONGEST.length : index
}
