import type { Quiz } from '@probant/contract/quizzes/quiz'
import { newId } from '#web/lib/new-id.ts'
import { isSame, type QuizDocument } from '../document/document.ts'
import { copyNames, dropCopy, dropOldCopies, type LocalCopy, moveCopy, readCopy } from './local-copies.ts'
import { isOpenElsewhere } from './tabs.ts'

/**
 * What this browser still has of an earlier time.
 * - `restored`: it is in the form already; `document` is what would stand there without it
 * - `outdated`: the quiz has been saved elsewhere since; `document` is what was not
 * - `mine`: put aside to look at somebody else's version
 * - `leftover`: a quiz that was begun in a tab which is gone, and never saved
 */
export interface LocalNotice extends LocalCopy {
  kind: 'restored' | 'outdated' | 'mine' | 'leftover'
  /** Of the copy: only a decision drops it. */
  name: string
}

interface Found {
  /** What the server has, or what a new quiz begins with. */
  fresh: QuizDocument
  quiz: Quiz | undefined
  /** Of the copy, in this browser. */
  name: string
  /** What the names of leftovers begin with, where a new quiz is written. */
  leftovers: string
  now: Date
}

export interface Beginning {
  /** A new quiz has one from here on: by the time it is sent for the first time, the copy in this browser names it. */
  id: string
  document: QuizDocument
  /** What is to be said or decided, one after the other. */
  notices: LocalNotice[]
}

/** What the form begins with. What was written here goes on, unless the quiz went on without it. */
export function beginningOf({ fresh, quiz, name, leftovers, now }: Found): Beginning {
  const id = quiz?.id ?? newId()
  if (quiz?.can.edit === false) return { id, document: fresh, notices: [] }
  dropOldCopies(now)
  const own = unsavedCopy(name, fresh)
  const isOutdated = own && own.revision !== (quiz?.revision ?? null)
  // Out of the way at once: what is written from now on is kept under its name.
  if (isOutdated) moveCopy(name, waitingName(`${name}:outdated`, own.keptAt))

  const waiting = (kind: LocalNotice['kind'], base: string) => waitingCopies(base, fresh, kind)
  const notices = quiz
    ? [...waiting('outdated', `${name}:outdated`), ...waiting('mine', `${name}:mine`)]
    : waiting('leftover', leftovers).filter((one) => one.name !== name && !isOpenElsewhere(one.name, now))
  if (!own || isOutdated) return { id, document: fresh, notices }
  const restored: LocalNotice = { ...own, kind: 'restored', name, document: fresh, newId: undefined }
  return { id: own.newId ?? id, document: own.document, notices: [restored, ...notices] }
}

/** Each has a name of its own, so that none takes the place of another that was not decided on. */
export function waitingName(base: string, keptAt: string): string {
  return `${base}:${keptAt}`
}

/** What waits for a decision, the newest first. */
function waitingCopies(base: string, fresh: QuizDocument, kind: LocalNotice['kind']): LocalNotice[] {
  const names = copyNames().filter((name) => name.startsWith(`${base}:`))
  const found = names.flatMap((name): LocalNotice[] => {
    const copy = unsavedCopy(name, fresh)
    return copy ? [{ ...copy, kind, name }] : []
  })
  return found.sort((one, other) => other.keptAt.localeCompare(one.keptAt))
}

/** One that would change nothing has been saved after all, and is dropped. */
function unsavedCopy(name: string, fresh: QuizDocument): LocalCopy | undefined {
  const copy = readCopy(name)
  if (!copy || !isSame(copy.document, fresh)) return copy
  dropCopy(name)
  return undefined
}
