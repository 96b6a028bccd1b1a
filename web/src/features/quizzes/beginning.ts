import type { Quiz } from '@probant/contract/quizzes/quiz'
import { isSame } from './document-edits.ts'
import type { LocalCopy } from './local-copy.ts'
import type { QuizDocument } from './quiz-document.ts'

/**
 * What this browser still has of an earlier time.
 * - `restored`: it is in the form already; `document` is what would stand there without it
 * - `outdated`: the quiz has been saved elsewhere since; `document` is what was not
 * - `mine`: put aside to look at somebody else's version
 */
export interface LocalNotice {
  kind: 'restored' | 'outdated' | 'mine'
  keptAt: string
  document: QuizDocument
}

interface Found {
  /** What the server has, or what a new quiz begins with. */
  fresh: QuizDocument
  quiz: Pick<Quiz, 'revision' | 'can'> | undefined
  copy: LocalCopy | undefined
  /** What was put aside. */
  mine: LocalCopy | undefined
}

/** What the form begins with. What was written here goes on, unless the quiz went on without it. */
export function beginningOf({ fresh, quiz, copy, mine }: Found): {
  document: QuizDocument
  notice: LocalNotice | undefined
} {
  if (quiz && !quiz.can.edit) return { document: fresh, notice: undefined }

  if (copy && !isSame(copy.document, fresh)) {
    const { document, keptAt } = copy
    if (copy.revision === (quiz?.revision ?? null)) {
      return { document, notice: { kind: 'restored', keptAt, document: fresh } }
    }
    return { document: fresh, notice: { kind: 'outdated', keptAt, document } }
  }
  if (!mine || isSame(mine.document, fresh)) return { document: fresh, notice: undefined }
  return { document: fresh, notice: { kind: 'mine', keptAt: mine.keptAt, document: mine.document } }
}
