import type { LocalCopies, LocalCopy } from './local-copies.ts'
import { isOpenElsewhere } from './tabs.ts'

/**
 * What this browser still has of an earlier time.
 * - `restored`: it is in the form already; `document` is what would stand there without it
 * - `outdated`: the item has been saved elsewhere since; `document` is what was not
 * - `mine`: put aside to look at somebody else's version
 * - `leftover`: something that was begun in a tab which is gone, and never saved
 */
export interface LocalNotice<Document> extends Omit<LocalCopy<Document>, 'revision'> {
  kind: 'restored' | 'outdated' | 'mine' | 'leftover'
  /** Of the copy: only a decision drops it. */
  name: string
}

export type Waiting = Exclude<LocalNotice<unknown>['kind'], 'restored'>

interface Found<Document> {
  copies: LocalCopies<Document>
  /** What the server has, or what a new one begins with. */
  fresh: Document
  opened: { revision: number; canEdit: boolean } | undefined
  /** Of the copy, in this browser. */
  name: string
  /** What the names of leftovers begin with, where a new one is written. */
  leftovers: string
  isSame: (one: Document, other: Document) => boolean
  now: Date
}

interface Beginning<Document> {
  document: Document
  newId?: string | undefined
  /** What is to be said or decided, one after the other. */
  notices: LocalNotice<Document>[]
}

/** What the form begins with. What was written here goes on, unless the item went on without it. */
export function beginningOf<Document>(found: Found<Document>): Beginning<Document> {
  const { copies, fresh, opened, name, leftovers, now } = found
  if (opened && !opened.canEdit) return { document: fresh, notices: [] }
  copies.dropOld(now)
  const settled = (document: Document) => found.isSame(document, fresh)

  const copy = copies.read(name)
  if (copy && settled(copy.document)) copies.drop(name)
  const unsaved = copy && !settled(copy.document) ? copy : undefined
  const isOutdated = unsaved && unsaved.revision !== (opened?.revision ?? null)
  // Out of the way at once: what is written from now on is kept under its name.
  if (isOutdated) copies.move(name, waitingName(`${name}:outdated`, unsaved.keptAt))

  const waiting = opened
    ? [
        ...waitingCopies(copies, `${name}:outdated`, 'outdated'),
        ...waitingCopies(copies, `${name}:mine`, 'mine'),
      ]
    : waitingCopies(copies, leftovers, 'leftover').filter(
        (copy) => copy.name !== name && !isOpenElsewhere(copies.kind, copy.name, now, copies.storage()),
      )
  // Those that would change something; the others have been saved after all.
  const notices = waiting.filter(({ name, document }) => {
    if (settled(document)) copies.drop(name)
    return !settled(document)
  })
  if (!unsaved || isOutdated) return { document: fresh, notices }
  const { document, keptAt, newId } = unsaved
  return { document, newId, notices: [{ kind: 'restored', name, keptAt, document: fresh }, ...notices] }
}

/** Each has a name of its own, so that none takes the place of another that was not decided on. */
export function waitingName(base: string, keptAt: string): string {
  return `${base}:${keptAt}`
}

/** What waits for a decision, the newest first. */
function waitingCopies<Document>(
  copies: LocalCopies<Document>,
  base: string,
  kind: Waiting,
): LocalNotice<Document>[] {
  const names = copies.names().filter((name) => name === base || name.startsWith(`${base}:`))
  const found = names.flatMap((name): LocalNotice<Document>[] => {
    const copy = copies.read(name)
    if (!copy) return []
    const { document, keptAt, newId } = copy
    return [{ kind, name, document, keptAt, newId }]
  })
  return found.sort((one, other) => other.keptAt.localeCompare(one.keptAt))
}
