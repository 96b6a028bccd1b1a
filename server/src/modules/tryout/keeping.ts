import type { ResponseOf } from '@probant/contract/endpoint'
import type { KeptTryout, keepTryout } from '@probant/contract/tryout-keeping'
import { PERSONAL } from '@probant/contract/workspaces'
import type { Db } from '#server/database/client.ts'
import type { Brought, Questions } from '#server/modules/questions/index.ts'
import type { Quizzes } from '#server/modules/quizzes/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Now } from '#server/platform/clock.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Attempts } from '#server/platform/security/attempts/service.ts'
import { attemptKeys } from './attempt-keys.ts'
import { ownedBy, withoutPastStarts } from './kept-ids.ts'

interface Dependencies {
  db: Db
  now: Now
  attempts: Attempts
  workspaces: WorkspaceService
  questions: Questions
  quizzes: Quizzes
}

/** What was made in the demo becomes somebody's: their questions with where they come from, their quizzes as drafts. */
export function createKeeping({ db, now, attempts, workspaces, questions, quizzes }: Dependencies) {
  return {
    async keep(actor: Actor, sent: KeptTryout): Promise<ResponseOf<typeof keepTryout>> {
      await attempts.begin(attemptKeys.keeping(actor.userId))
      const kept = ownedBy(actor.userId, sent)

      // Written anew by the server: whatever HTML a browser holds is its own.
      const brought: Brought[] = []
      for (const one of kept.questions) brought.push(await prepared(actor, one))
      const drafts: Parameters<Quizzes['createIn']>[2][] = []
      for (const { id, ...quiz } of withoutPastStarts(kept.quizzes, now()))
        drafts.push({ id, ...(await quizzes.prepare(actor, quiz)) })

      return db.transaction(async (tx) => {
        const membership = await workspaces.authorizeToCreate(tx, actor, PERSONAL)
        await questions.bringIn(tx, membership, brought)
        const quizIds: string[] = []
        for (const draft of drafts) quizIds.push((await quizzes.createIn(tx, membership, draft)).id)
        return { questionCount: brought.length, quizIds }
      })
    },
  }

  async function prepared(
    actor: Actor,
    { id, question, source, sourceSentence }: KeptTryout['questions'][number],
  ): Promise<Brought> {
    const written = await questions.prepare(actor, question)
    // A browser's word, and nobody else's matter: it says which limit is used up, and both are the account's own.
    if (!source) return { ...written, id, origin: 'manual', source: null, sourceSentence: null }
    return { ...written, id, origin: 'generated', source, sourceSentence }
  }
}
