import type { Accommodations } from '#server/modules/accommodations/index.ts'
import type { Quizzes } from '#server/modules/quizzes/index.ts'
import type { Roster } from '#server/modules/roster/index.ts'
import type { Sessions } from '#server/modules/sessions/index.ts'
import type { Submissions } from '#server/modules/submissions/index.ts'
import { SECOND } from '#server/platform/clock.ts'
import type { Platform } from '#server/platform/index.ts'
import { createBoards } from './board/boards.ts'
import { createBoardWatching } from './board/watching.ts'
import { createMessages } from './messages/service.ts'

interface Dependencies {
  sessions: Sessions
  quizzes: Quizzes
  roster: Roster
  accommodations: Accommodations
  submissions: Submissions
}

/** Within a second a change is on the board: with what the network and the browser take of it. */
const LOOK_MS = 0.4 * SECOND

/** A quiz while it is taken, seen from its creator's desk. */
export function createLive({ db, now, log, lookMs }: Platform, dependencies: Dependencies) {
  const { sessions, quizzes, roster, accommodations, submissions } = dependencies
  const { access, papers } = quizzes
  const boards = createBoards({ db, now, log, papers, lookMs: Math.min(lookMs, LOOK_MS) })

  return {
    board: createBoardWatching({ db, now, boards, access, sessions }),
    messages: createMessages({ db, now, access, roster }),
    pausing: submissions.pausing,
    extraTime: accommodations.extraTime,
  }
}

export type Live = ReturnType<typeof createLive>
