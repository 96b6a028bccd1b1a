import type { Import, ImportedItem, ImportShelf } from '@probant/contract/exchange/import'
import type { Db } from '#server/database/client.ts'
import type { Questions } from '#server/modules/questions/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import { HOUR, later, MINUTE, type Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { presentImport, presentItem } from './present.ts'
import type { ReadingInTurn } from './reading-in-turn.ts'
import { type ImportRow, importRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  workspaces: WorkspaceService
  inTurn: ReadingInTurn
  pictures: Questions['pictures']
}

/** What was found in a file of another program, shown to whoever sent it. Nothing comes in yet. */
export function createImporting({ db, now, workspaces, inTurn, pictures }: Dependencies) {
  return {
    async get(actor: Actor, importId: string): Promise<Import> {
      const row = await getOwn(actor, importId)
      return presentImport(row, await importRepository(db).count({ ...row, now: now() }))
    },

    async listItems(actor: Actor, importId: string, { shelf, ...slice }: Slice) {
      const row = await getOwn(actor, importId)
      const { rows, total } = await importRepository(db).page({ ...row, now: now() }, shelf, slice)
      const items: ImportedItem[] = rows.map(presentItem)
      return { items, total, ...slice }
    },

    async drop(actor: Actor, importId: string): Promise<void> {
      await getOwn(actor, importId)
      const named = await importRepository(db).listPictures(importId)
      await importRepository(db).delete(importId)
      inTurn.stop(importId)
      // They would take up room for a day.
      await pictures.deleteUnusedOf(named)
    },

    /** A file is looked through at once, or never; before its pictures are taken for forgotten. */
    async forgetOld(): Promise<void> {
      await importRepository(db).failAbandoned(later(now(), -ABANDONED_MS))
      await importRepository(db).forgetBefore(later(now(), -KEPT_MS))
    },
  }

  /** Somebody else's is as if it weren't there, and so is one's own where one is no longer a member. */
  async function getOwn(actor: Actor, importId: string): Promise<ImportRow> {
    const row = await importRepository(db).find(importId, actor.userId)
    ensure(row && (await workspaces.findById(db, actor, row.workspaceId)), 'importNotFound')
    return row
  }
}

export type Importing = ReturnType<typeof createImporting>

interface Slice {
  shelf: ImportShelf
  page: number
  pageSize: number
}

const ABANDONED_MS = 10 * MINUTE
const KEPT_MS = 20 * HOUR
