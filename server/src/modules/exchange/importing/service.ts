import { extname } from 'node:path'
import type { ImportFormat } from '@probant/contract/exchange/formats'
import type { Columns, Import, ImportedItem, ImportShelf } from '@probant/contract/exchange/import'
import { cutName } from '@probant/contract/fields'
import { IMPORT_MAX_BYTES } from '@probant/contract/limits'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import type { Db, DbOrTx } from '#server/database/client.ts'
import type { Questions } from '#server/modules/questions/index.ts'
import type { Place, WorkspaceService } from '#server/modules/workspaces/index.ts'
import { HOUR, later, MINUTE, type Now } from '#server/platform/clock.ts'
import { ensure, refusal } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { createSeats } from '#server/platform/http/seats.ts'
import type { IncomingFile, Uploads } from '#server/platform/http/uploads.ts'
import type { Log } from '#server/platform/log.ts'
import type { AttemptKeys, Attempts } from '#server/platform/security/attempts/service.ts'
import type { Read, ReadingWorkers, Refused } from '../reading/workers.ts'
import type { Defaults } from './intake.ts'
import type { createLookingThrough } from './looking-through.ts'
import { presentImport, presentItem } from './present.ts'
import { type ImportRow, importRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  log: Log
  attempts: Attempts
  uploads: Uploads
  workspaces: WorkspaceService
  workers: ReadingWorkers
  lookingThrough: ReturnType<typeof createLookingThrough>
  pictures: Questions['pictures']
}

interface Sent extends Defaults {
  name: string
  format?: ImportFormat
  columns?: Columns
}

/** A file of another program: it is read, looked through, and shown to whoever sent it. Nothing comes in yet. */
export function createImporting(dependencies: Dependencies) {
  const { db, now, log, attempts, uploads, workspaces, workers, lookingThrough, pictures } = dependencies
  // One at a time of each person's, so that nobody fills the line alone.
  const seats = createSeats(1)
  const reading = new Set<Promise<void>>()
  /** Those that are read here, and how each is given up. */
  const stops = new Map<string, () => void>()

  return {
    /** Answers once the file is here; reading it goes on by itself. */
    async start(actor: Actor, workspace: WorkspaceRef, sent: Sent, file: IncomingFile): Promise<Import> {
      // Before the file comes: there may be no place to wait.
      workers.ensureRoom(askerOf(actor))
      const leave = once(seats.take(actor.userId))
      const { promise: here, resolve, reject } = Promise.withResolvers<ImportRow>()
      const done = receive(actor, workspace, { ...sent, file, leave, tell: resolve })
        .catch(reject)
        .finally(() => {
          leave()
          reading.delete(done)
        })
      reading.add(done)
      return presentImport(await here, NOTHING_YET)
    },

    async get(actor: Actor, importId: string): Promise<Import> {
      const row = await getOwn(db, actor, importId)
      return presentImport(row, await importRepository(db).count(row))
    },

    async listItems(actor: Actor, importId: string, { shelf, ...slice }: Slice) {
      const row = await getOwn(db, actor, importId)
      const { rows, total } = await importRepository(db).page(row, shelf, slice)
      const items: ImportedItem[] = rows.map(presentItem)
      return { items, total, ...slice }
    },

    async drop(actor: Actor, importId: string): Promise<void> {
      await getOwn(db, actor, importId)
      const named = await importRepository(db).listPictures(importId)
      await importRepository(db).delete(importId)
      stops.get(importId)?.()
      // They would take up room for a day.
      await pictures.deleteUnusedOf(named)
    },

    /** A file is looked through at once, or never; before its pictures are taken for forgotten. */
    async forgetOld(): Promise<void> {
      await importRepository(db).failAbandoned(later(now(), -ABANDONED_MS))
      await importRepository(db).forgetBefore(later(now(), -KEPT_MS))
    },

    /** Once nothing is read any more, for better or worse. */
    async settled(): Promise<void> {
      await Promise.all(reading)
    },
  }

  async function receive(
    actor: Actor,
    workspace: WorkspaceRef,
    { name, format, columns, file, leave, tell, ...defaults }: Received,
  ): Promise<void> {
    const place = await workspaces.enterToCreate(db, actor, workspace)
    await attempts.begin(attemptKey(actor))
    await uploads.hold(file, LIMIT, async (path) => {
      const row = await begin(place, name, defaults)
      tell(row)
      const leaver = new AbortController()
      stops.set(row.id, () => {
        leaver.abort()
        leave()
      })
      const pulse = setInterval(() => void beat(row), PULSE_MS).unref()
      try {
        await workers.read(
          { name, path, format, columns },
          askerOf(actor),
          leaver.signal,
          (report, findings) =>
            leaver.signal.aborted ? GONE : lookThrough(row, place, { report, findings, defaults, leave }),
        )
      } catch (error) {
        // Dropped meanwhile, there is nothing to keep anything for.
        if (leaver.signal.aborted) return
        log.error({ err: error, importId: row.id }, 'a file could not be looked through')
        leave()
        await importRepository(db).end(row.id, { status: 'failed', fault: 'interrupted' })
      } finally {
        clearInterval(pulse)
        stops.delete(row.id)
      }
    })
  }

  async function lookThrough(
    row: ImportRow,
    place: Place,
    { report, findings, defaults, leave }: Found,
  ): Promise<void> {
    const imports = importRepository(db)
    if (report.name === 'refused') {
      leave()
      const { fault, line: faultLine } = report
      return imports.end(row.id, { status: 'failed', fault, faultLine })
    }
    const { format, foundCount, table, quiz } = report
    const title = quiz?.title ?? row.title
    await imports.update(row.id, { format, foundCount, table, quiz, title, aliveAt: now() })
    await lookingThrough.run(row, place, findings, defaults)
    // Before it is told: whoever hears of it may send the next one at once.
    leave()
    await imports.end(row.id, { status: 'ready' })
  }

  /** Also while it waits in line. */
  async function beat({ id }: ImportRow): Promise<void> {
    await importRepository(db)
      .update(id, { aliveAt: now() })
      .catch((error) => log.warn({ err: error, importId: id }, 'an import could not say that it lives'))
  }

  /** What somebody looked through before and left lying is forgotten: one file at a time is enough. */
  function begin(
    { workspaceId, userId }: Place,
    fileName: string,
    { language }: Defaults,
  ): Promise<ImportRow> {
    const at = now()
    return db.transaction(async (tx) => {
      await importRepository(tx).forgetOf(userId)
      return importRepository(tx).create({
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
    })
  }

  /** Somebody else's is as if it weren't there, and so is one's own where one is no longer a member. */
  async function getOwn(tx: DbOrTx, actor: Actor, importId: string): Promise<ImportRow> {
    const row = await importRepository(tx).find(importId, actor.userId)
    ensure(row && (await workspaces.findById(tx, actor, row.workspaceId)), 'importNotFound')
    return row
  }
}

export type Importing = ReturnType<typeof createImporting>

interface Found {
  report: Read | Refused
  findings: string
  defaults: Defaults
  leave: () => void
}

interface Received extends Sent {
  file: IncomingFile
  /** Gives the place of its sender back. */
  leave: () => void
  /** It is here. */
  tell: (row: ImportRow) => void
}

interface Slice {
  shelf: ImportShelf
  page: number
  pageSize: number
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
const GONE = Promise.resolve()
const PULSE_MS = MINUTE
const ABANDONED_MS = 10 * MINUTE
const KEPT_MS = 20 * HOUR
const LIMIT = { maxBytes: IMPORT_MAX_BYTES, tooLarge: () => refusal('importTooLarge') }

function askerOf({ userId, isEmailVerified }: Actor) {
  return { userId, isVerified: isEmailVerified }
}

function attemptKey({ userId }: Actor): AttemptKeys {
  return { tried: { key: `import:${userId}`, rule: { free: 30, longestMs: MINUTE } } }
}
