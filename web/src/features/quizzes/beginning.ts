import type { Quiz } from '@probant/contract/quizzes/quiz'
import { isSame, type QuizDocument } from './editing/document.ts'
import { dropCopy, dropOldCopies, moveCopy, readCopy } from './local-copy.ts'
import { isOpenElsewhere } from './open-forms.ts'
import { dropSettled, type LocalNotice, waitingCopies, waitingName } from './waiting-copies.ts'

interface Found {
  /** What the server has, or what a new quiz begins with. */
  fresh: QuizDocument
  quiz: Pick<Quiz, 'revision' | 'can'> | undefined
  /** Of the copy, in this browser. */
  name: string
  /** What the names of leftovers begin with, where a new quiz is written. */
  leftovers: string
  now: Date
  storage?: Storage
}

interface Beginning {
  document: QuizDocument
  newId?: string | undefined
  /** What is to be said or decided, one after the other. */
  notices: LocalNotice[]
}

/** What the form begins with. What was written here goes on, unless the quiz went on without it. */
export function beginningOf({ fresh, quiz, name, leftovers, now, storage = localStorage }: Found): Beginning {
  if (quiz && !quiz.can.edit) return { document: fresh, notices: [] }
  dropOldCopies(now, storage)
  const settled = (document: QuizDocument) => isSame(document, fresh)

  const copy = readCopy(name, storage)
  if (copy && settled(copy.document)) dropCopy(name, storage)
  const unsaved = copy && !settled(copy.document) ? copy : undefined
  const isOutdated = unsaved && unsaved.revision !== (quiz?.revision ?? null)
  // Out of the way at once: what is written from now on is kept under its name.
  if (isOutdated) moveCopy(name, waitingName(`${name}:outdated`, unsaved.keptAt), storage)

  const waiting = quiz
    ? [
        ...waitingCopies(`${name}:outdated`, 'outdated', storage),
        ...waitingCopies(`${name}:mine`, 'mine', storage),
      ]
    : waitingCopies(leftovers, 'leftover', storage).filter(
        (copy) => copy.name !== name && !isOpenElsewhere(copy.name, now, storage),
      )
  const notices = dropSettled(waiting, settled, storage)
  if (!unsaved || isOutdated) return { document: fresh, notices }
  const { document, keptAt, newId } = unsaved
  return { document, newId, notices: [{ kind: 'restored', name, keptAt, document: fresh }, ...notices] }
}
