import { createObservable } from '#web/lib/observable.ts'
import type { Keeping } from './journal.ts'
import type { JournalStore, KeptSitting } from './store.ts'

/**
 * Keeps in this browser what would otherwise be lost with the page; what is sent does not wait for it. A line that is
 * refused, for want of room or in a private window, is tried again with whatever is kept next. Until then it can be told.
 */
export function createKeeping(store: JournalStore) {
  const state = createObservable({ isKept: true })
  /** By what they are about, the newest of those that are not kept yet. */
  const unkept = new Map<string, Write>()
  const refused = new Set<string>()

  return {
    state,

    keepSitting: (kept: KeptSitting): Promise<void> => keep('sitting', () => store.keepSitting(kept)),

    linesOf: (submissionId: string): Keeping => ({
      keepEntry: (entry) => void keep(entry.questionId, () => store.keepEntry(submissionId, entry)),
      keepIncident: (incident) =>
        void keep(String(incident.number), () => store.keepIncident(submissionId, incident)),
      // What stays though it was reported is reported once more after a reload, which changes nothing.
      forgetIncidents: (numbers) => void store.forgetIncidents(submissionId, numbers).catch(() => {}),
    }),
  }

  async function keep(what: string, write: Write): Promise<void> {
    unkept.set(what, write)
    await Promise.all([...new Set([what, ...refused])].map(attempt))
    const isKept = refused.size === 0
    if (isKept !== state.get().isKept) state.set({ isKept })
  }

  async function attempt(what: string): Promise<void> {
    const write = unkept.get(what)
    const isDone = await write?.().then(
      () => true,
      () => false,
    )
    // A newer one has taken its place meanwhile.
    if (unkept.get(what) !== write) return
    if (isDone === false) refused.add(what)
    else {
      unkept.delete(what)
      refused.delete(what)
    }
  }
}

type Write = () => Promise<void>

export type BrowserKeeping = ReturnType<typeof createKeeping>
