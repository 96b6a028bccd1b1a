import type { ImportedItem } from '@probant/contract/exchange/import'
import type { QuestionDraft } from '@probant/contract/questions/form'
import type { Db, DbOrTx } from '#server/database/client.ts'
import type { Questions } from '#server/modules/questions/index.ts'
import type { Membership, WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { presentItem } from './present.ts'
import { importRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  workspaces: WorkspaceService
  questions: Questions
}

interface Mended {
  number: number
  question: QuestionDraft
}

/** Before a file comes in, its owner writes questions of it otherwise: those that were not understood, and others. */
export function createMending({ db, now, workspaces, questions }: Dependencies) {
  return {
    async mend(actor: Actor, importId: string, { number, question: draft }: Mended): Promise<ImportedItem> {
      // It takes its time, so it comes before the transaction.
      const membership = await membershipOf(db, actor, importId)
      const { fingerprint, ...question } = await questions.prepare(membership, draft)
      return db.transaction(async (tx) => {
        const imports = importRepository(tx)
        const held = await imports.findForUpdate(importId, actor.userId)
        ensure(held && (await membershipOf(tx, actor, importId)), 'importNotFound')
        const found = { ...held, now: now() }
        ensure(found.status === 'ready', 'importNotReady')
        const before = await imports.findItem(found, number)
        ensure(before, 'importNotFound')

        const change = { question, fingerprint, fault: null, detail: null, beginning: null }
        await imports.updateItem(importId, number, change)
        await imports.findRepeats(importId, [fingerprint, before.item.fingerprint ?? fingerprint])

        const mended = await imports.findItem(found, number)
        ensure(mended, 'importNotFound')
        return presentItem(mended)
      })
    },
  }

  async function membershipOf(tx: DbOrTx, actor: Actor, importId: string): Promise<Membership> {
    const found = await importRepository(tx).find(importId, actor.userId)
    const membership = found && (await workspaces.findById(tx, actor, found.workspaceId))
    ensure(membership, 'importNotFound')
    return membership
  }
}

export type Mending = ReturnType<typeof createMending>
