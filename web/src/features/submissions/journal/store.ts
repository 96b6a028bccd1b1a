import type { Lobby } from '@probant/contract/participants/entering'
import type { Incident } from '@probant/contract/submissions/incidents'
import type { JournalEntry, Sitting } from '@probant/contract/submissions/taking'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A sitting as this browser last saw it: enough to go on with after a reload without network. */
export interface KeptSitting {
  quizId: string
  userId: string
  lobby: Lobby
  sitting: Sitting
  /** By this device's clock: how long ago it was, if nobody has set it since. */
  keptAt: number
  /** Which page of the paper was open. */
  place: number | undefined
}

interface Tables extends DBSchema {
  sittings: { key: [string, string]; value: KeptSitting }
  entries: { key: [string, string]; value: JournalEntry & { submissionId: string } }
  incidents: { key: [string, number]; value: Incident & { submissionId: string } }
}

/** What this browser keeps of quizzes that are being taken in it. */
export async function openStore() {
  const db = await openDB<Tables>('quizzes-being-taken', 1, {
    upgrade(database) {
      database.createObjectStore('sittings', { keyPath: ['quizId', 'userId'] })
      database.createObjectStore('entries', { keyPath: ['submissionId', 'questionId'] })
      database.createObjectStore('incidents', { keyPath: ['submissionId', 'number'] })
    },
    // Another version of this page wants to change the tables: it need not wait for this one.
    blocking: () => db.close(),
  })
  await forgetOld(db)

  return {
    readSitting: (quizId: string, userId: string) => db.get('sittings', [quizId, userId]),
    keepSitting: async (kept: KeptSitting) => void (await db.put('sittings', kept)),
    keepEntry: async (submissionId: string, entry: JournalEntry) =>
      void (await db.put('entries', { ...entry, submissionId })),
    keepIncident: async (submissionId: string, incident: Incident) =>
      void (await db.put('incidents', { ...incident, submissionId })),

    async readJournal(submissionId: string): Promise<{ entries: JournalEntry[]; incidents: Incident[] }> {
      const [entries, incidents] = await Promise.all([
        db.getAll('entries', allOf(submissionId)),
        db.getAll('incidents', allOf(submissionId)),
      ])
      return { entries: entries.map(withoutSubmission), incidents: incidents.map(withoutSubmission) }
    },

    async forgetIncidents(submissionId: string, numbers: number[]): Promise<void> {
      const { store, done } = db.transaction('incidents', 'readwrite')
      await Promise.all([...numbers.map((number) => store.delete([submissionId, number])), done])
    },

    forget: (kept: Kept) => forget(db, kept),
  }
}

/** Some browsers never answer, rather than refuse; the quiz does not wait for them. */
export function availableStore(): Promise<JournalStore> {
  const late = new Promise<JournalStore>((resolve) => setTimeout(() => resolve(NO_STORE), PATIENCE_MS))
  return Promise.race([openStore().catch(() => NO_STORE), late])
}

const PATIENCE_MS = 5_000

/** Where the browser keeps nothing, work goes on all the same; only a reload without network can't. */
const NO_STORE: JournalStore = {
  readSitting: async () => undefined,
  readJournal: async () => ({ entries: [], incidents: [] }),
  keepSitting: keepsNothing,
  keepEntry: keepsNothing,
  keepIncident: keepsNothing,
  forgetIncidents: async () => {},
  forget: async () => {},
}

async function keepsNothing(): Promise<never> {
  throw new Error('This browser keeps nothing')
}

type Kept = Pick<KeptSitting, 'quizId' | 'userId' | 'sitting'>

export type JournalStore = Awaited<ReturnType<typeof openStore>>

async function forget(db: IDBPDatabase<Tables>, { quizId, userId, sitting }: Kept): Promise<void> {
  const tx = db.transaction(['sittings', 'entries', 'incidents'], 'readwrite')
  await Promise.all([
    tx.objectStore('sittings').delete([quizId, userId]),
    tx.objectStore('entries').delete(allOf(sitting.submissionId)),
    tx.objectStore('incidents').delete(allOf(sitting.submissionId)),
    tx.done,
  ])
}

/** Quizzes that nobody came back to. */
async function forgetOld(db: IDBPDatabase<Tables>): Promise<void> {
  const old = (await db.getAll('sittings')).filter(({ keptAt }) => keptAt < Date.now() - KEPT_MS)
  for (const kept of old) await forget(db, kept)
}

const KEPT_MS = 30 * 86_400_000

/** Every key that begins so: the empty list comes after all texts and numbers. */
function allOf(submissionId: string): IDBKeyRange {
  return IDBKeyRange.bound([submissionId], [submissionId, []])
}

function withoutSubmission<Line extends { submissionId: string }>(line: Line): Omit<Line, 'submissionId'> {
  const { submissionId: _, ...rest } = line
  return rest
}
