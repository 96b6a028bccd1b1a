import { setTimeout as pause } from 'node:timers/promises'
import type { BoardChange } from '@probant/contract/live/board'
import type { Db } from '#server/database/client.ts'
import { ONE_MOMENT } from '#server/database/transactions.ts'
import type { QuizPapers } from '#server/modules/quizzes/index.ts'
import type { Now } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import { createBoard } from './board.ts'

interface Dependencies {
  db: Db
  now: Now
  log: Log
  papers: Pick<QuizPapers, 'drawFor'>
  /** Between one look and the next. */
  lookMs: number
}

/** Somebody who looks at a board. */
export interface Viewer {
  tell(change: BoardChange): void
  /** Nothing more is told. */
  end(): void
}

/**
 * The boards that somebody looks at in this process: each is read once, however many look at it. Answers and violations
 * come in any process, so all is read from the database.
 */
export function createBoards({ db, now, log, papers, lookMs }: Dependencies) {
  const watched = new Map<string, Set<Viewer>>()

  return {
    /** Tells all there is at the next look, and from then on what has changed. Gives back how to leave. */
    join(quizId: string, viewer: Viewer): () => void {
      const viewers = watched.get(quizId)
      if (viewers) viewers.add(viewer)
      else {
        const first = new Set([viewer])
        watched.set(quizId, first)
        void follow(quizId, first)
      }
      return () => watched.get(quizId)?.delete(viewer)
    },
  }

  async function follow(quizId: string, viewers: Set<Viewer>): Promise<void> {
    const board = createBoard(quizId, { papers })
    let told = new WeakSet<Viewer>()
    let shown = ''
    while (viewers.size > 0) {
      try {
        const at = now()
        // As it stood at one moment: nobody is stopped by a pause that the quiz does not know of.
        const change = await db.transaction((tx) => board.look(tx, at), ONE_MOMENT)
        if (!change) break
        const { now: _, ...said } = change
        const isNew = said.rows.length + said.gone.length > 0 || JSON.stringify(said.quiz) !== shown
        shown = JSON.stringify(said.quiz)
        for (const viewer of viewers) {
          const news = told.has(viewer) ? isNew && change : board.whole(at)
          told.add(viewer)
          if (news) viewer.tell(news)
        }
      } catch (error) {
        log.error({ err: error }, 'a board could not be read; the next look follows')
        // What had changed until then was told to nobody: at the next look they are told everything.
        told = new WeakSet()
      }
      await pause(lookMs, undefined, { ref: false })
    }
    watched.delete(quizId)
    for (const viewer of viewers) viewer.end()
  }
}

export type Boards = ReturnType<typeof createBoards>
