import { extname } from 'node:path'
import type { ImportFormat } from '@probant/contract/exchange/formats'
import type { Columns, Import } from '@probant/contract/exchange/import'
import { cutName } from '@probant/contract/fields'
import { IMPORT_MAX_BYTES } from '@probant/contract/limits'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import type { Db } from '#server/database/client.ts'
import type { Membership, WorkspaceService } from '#server/modules/workspaces/index.ts'
import { MINUTE, type Now } from '#server/platform/clock.ts'
import { refusal } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { createSeats } from '#server/platform/http/seats.ts'
import type { IncomingFile, Uploads } from '#server/platform/http/uploads.ts'
import type { AttemptKeys, Attempts } from '#server/platform/security/attempts/service.ts'
import type { ReadingWorkers } from '../reading/workers.ts'
import type { Defaults } from './intake.ts'
import { presentImport } from './present.ts'
import type { ReadingInTurn } from './reading-in-turn.ts'
import { type ImportRow, importRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  attempts: Attempts
  uploads: Uploads
  workspaces: WorkspaceService
  workers: Pick<ReadingWorkers, 'ensureCapacity'>
  inTurn: ReadingInTurn
}

interface Sent extends Defaults {
  name: string
  format?: ImportFormat
  columns?: Columns
}

/** A file of another program comes; it is read in its turn, and whoever sent it waits only until it is here. */
export function createReceiving(dependencies: Dependencies) {
  const { db, now, attempts, uploads, workspaces, workers, inTurn } = dependencies
  // One at a time of each person's, so that nobody fills the line alone.
  const seats = createSeats(1)
  const reading = new Set<Promise<void>>()

  return {
    /** Answers once the file is here; reading it goes on by itself. */
    async start(actor: Actor, workspace: WorkspaceRef, sent: Sent, file: IncomingFile): Promise<Import> {
      // Before the file comes: there may be no place to wait.
      workers.ensureCapacity(askerOf(actor))
      const leave = once(seats.take(actor.userId))
      const { promise: here, resolve: tell, reject } = Promise.withResolvers<ImportRow>()
      const done = receive(actor, workspace, file, { sent, leave, tell })
        .catch(reject)
        .finally(() => {
          leave()
          reading.delete(done)
        })
      reading.add(done)
      const row = await here
      // Not before it has its place: refused, it would have taken along what is looked through already.
      await importRepository(db).forgetOthersOf(row)
      return presentImport(row, NOTHING_YET)
    },

    /** Once nothing is read any more, for better or worse. */
    async settled(): Promise<void> {
      await Promise.all(reading)
    },
  }

  async function receive(
    actor: Actor,
    workspace: WorkspaceRef,
    incoming: IncomingFile,
    { sent, leave, tell }: Coming,
  ): Promise<void> {
    const { name, format, columns, ...defaults } = sent
    const membership = await workspaces.authorizeToCreate(db, actor, workspace)
    await attempts.begin(attemptKey(actor))
    await uploads.hold(incoming, LIMIT, async (path) => {
      const row = await begin(membership, sent)
      const file = { name, path, format, columns }
      await inTurn.read(askerOf(actor), membership, row, { file, defaults, tell, leave })
    })
  }

  function begin(
    { workspaceId, userId }: Membership,
    { name: fileName, language }: Sent,
  ): Promise<ImportRow> {
    const at = now()
    return importRepository(db).create({
      workspaceId,
      userId,
      fileName,
      language,
      status: 'reading',
      lookedAtCount: 0,
      title: cutName(fileName.slice(0, fileName.length - extname(fileName).length)) || fileName,
      createdAt: at,
      aliveAt: at,
    })
  }
}

export type Receiving = ReturnType<typeof createReceiving>

interface Coming {
  sent: Sent
  /** Gives the place of its sender back. */
  leave: () => void
  /** It is here, and waits for its turn. */
  tell: (row: ImportRow) => void
}

/** However often it is called. */
function once(leave: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) leave()
    isDone = true
  }
}

const NOTHING_YET = { good: 0, all: 0, duplicate: 0 }
const LIMIT = { maxBytes: IMPORT_MAX_BYTES, tooLarge: () => refusal('importTooLarge') }

function askerOf({ userId, isEmailVerified }: Actor) {
  return { userId, isVerified: isEmailVerified }
}

function attemptKey({ userId }: Actor): AttemptKeys {
  return { tried: { key: `import:${userId}`, rule: { free: 30, longestMs: MINUTE } } }
}
