import type { Tx } from '#server/database/client.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import type { Membership } from '#server/modules/workspaces/index.ts'
import type { Now } from '#server/platform/clock.ts'
import type { Written } from './editing.ts'
import { fingerprint } from './fingerprint.ts'
import { type QuestionRow, type QuestionSnapshot, questionRepository } from './repository.ts'

/** A question that was made before it had a workspace, and has a name already. */
export type Brought = Written & Pick<QuestionRow, 'id' | 'origin' | 'source' | 'sourceSentence'>

interface BroughtFile {
  count: number
  pages: AsyncIterable<
    (Pick<QuestionRow, 'id' | 'source' | 'sourceSentence'> & { question: QuestionSnapshot })[]
  >
}

/** Takes over several questions at once that were made elsewhere. */
export function createBringing({ now, usage }: { now: Now; usage: UsageService }) {
  return {
    /** Those that are there already stay as they are, and count nothing; the others count as what they are. */
    async bringIn(tx: Tx, membership: Membership, brought: readonly Brought[]): Promise<void> {
      const at = now()
      const questions = questionRepository(tx, at)
      const { workspaceId, userId: creatorId } = membership
      // Of two at once with the same questions, the second waits here and finds them.
      await usage.lock(tx, membership)
      const known = await questions.list(brought.map(({ id }) => id))
      const there = new Set(known.map(({ question }) => question.id))
      const missing = brought.filter(({ id }) => !there.has(id))

      const generated = missing.filter(({ origin }) => origin === 'generated').length
      const manual = missing.length - generated
      if (generated > 0) await usage.take(tx, membership, { kind: 'questions', adding: generated })
      if (manual > 0)
        await usage.take(tx, membership, { kind: 'manualQuestions', adding: manual, isBulk: true })

      const about = { workspaceId, creatorId, revision: 1 }
      await questions.create(
        missing.map((question, index) => {
          // A millisecond apart, so that lists have them in the order in which they were made.
          const madeAt = new Date(at.getTime() - (missing.length - 1 - index))
          return { ...question, ...about, createdAt: madeAt, updatedAt: madeAt }
        }),
      )
    },

    /** All of a file, which counts as hand-written: as a whole before the first of it is kept, then page by page. */
    async bringFile(tx: Tx, membership: Membership, { count, pages }: BroughtFile): Promise<void> {
      await usage.take(tx, membership, { kind: 'manualQuestions', adding: count, isBulk: true })
      const { workspaceId, userId: creatorId } = membership
      const at = now()
      const about = {
        workspaceId,
        creatorId,
        origin: 'imported',
        revision: 1,
        createdAt: at,
        updatedAt: at,
      } as const
      for await (const page of pages)
        await questionRepository(tx, at).create(
          page.map(({ question, ...named }) => ({
            ...question,
            ...named,
            fingerprint: fingerprint(question.title),
            ...about,
          })),
        )
    },
  }
}
