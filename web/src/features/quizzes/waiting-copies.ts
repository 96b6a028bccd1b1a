import type { QuizDocument } from './editing/document.ts'
import { dropCopy, type LocalCopy, namesIn, readCopy } from './local-copy.ts'

/**
 * What this browser still has of an earlier time.
 * - `restored`: it is in the form already; `document` is what would stand there without it
 * - `outdated`: the quiz has been saved elsewhere since; `document` is what was not
 * - `mine`: put aside to look at somebody else's version
 * - `leftover`: a quiz that was begun in a tab which is gone, and never saved
 */
export interface LocalNotice extends Omit<LocalCopy, 'revision'> {
  kind: 'restored' | 'outdated' | 'mine' | 'leftover'
  /** Of the copy: only a decision drops it. */
  name: string
}

export type Waiting = Exclude<LocalNotice['kind'], 'restored'>

/** Each has a name of its own, so that none takes the place of another that was not decided on. */
export function waitingName(base: string, keptAt: string): string {
  return `${base}:${keptAt}`
}

/** What waits for a decision, the newest first. */
export function waitingCopies(base: string, kind: Waiting, storage: Storage = localStorage): LocalNotice[] {
  const names = namesIn(storage).filter((name) => name === base || name.startsWith(`${base}:`))
  const found = names.flatMap((name): LocalNotice[] => {
    const copy = readCopy(name, storage)
    if (!copy) return []
    const { document, keptAt, newId } = copy
    return [{ kind, name, document, keptAt, newId }]
  })
  return found.sort((one, other) => other.keptAt.localeCompare(one.keptAt))
}

/** Those that would change something; the others have been saved after all. */
export function dropSettled(
  notices: LocalNotice[],
  isSettled: (document: QuizDocument) => boolean,
  storage: Storage = localStorage,
): LocalNotice[] {
  return notices.filter(({ name, document }) => {
    const settled = isSettled(document)
    if (settled) dropCopy(name, storage)
    return !settled
  })
}
