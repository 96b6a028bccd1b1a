import type { OwnResult } from '@probant/contract/gradebook/own-results'
import type { SubjectProgress } from '@probant/contract/gradebook/progress'
import { scalingOf } from '@probant/contract/scale/scale'
import { percentOf, scaledScore } from '@probant/contract/scale/scaled-score'
import type { Db } from '#server/database/client.ts'
import { participantSight, type Submissions } from '#server/modules/submissions/index.ts'
import { type Actor, provedAddress } from '#server/platform/http/actor.ts'
import { progressOf } from '../progress.ts'
import { type OwnRow, ownResultRepository } from './repository.ts'

interface Dependencies {
  db: Db
  shownSubjects: Submissions['shownSubjects']
}

interface Slice {
  search: string
  page: number
  pageSize: number
}

/** What somebody has handed in wherever they were invited, as far as they may see what came of it. */
export function createOwnResults({ db, shownSubjects }: Dependencies) {
  return {
    /** Whoever has not proved their address is not tied to what is sent there. */
    async list(actor: Actor, slice: Slice) {
      const person = provedAddress(actor)
      const found = await ownResultRepository(db).page(person, slice)
      const total = await ownResultRepository(db).count(person, slice.search)
      const { page, pageSize } = slice
      return { items: found.map(present), total, page, pageSize }
    },

    async progress(actor: Actor): Promise<{ subjects: SubjectProgress[] }> {
      const handedIn = await ownResultRepository(db).listLast(provedAddress(actor), LAST)
      const byId = new Map(handedIn.map((one) => [one.submissionId, one]))
      const shown = await shownSubjects(db, actor.userId, handedIn)
      const reached = shown.flatMap(({ submissionId, subject, percent }) => {
        const { quiz, finishedAt } = byId.get(submissionId) ?? {}
        return quiz && finishedAt
          ? { subject, percent, quizId: quiz.id, title: quiz.title, at: finishedAt }
          : []
      })
      return { subjects: progressOf(reached) }
    },
  }
}

/** A line of more says no more; all their answers are read. */
const LAST = 40

function present({
  options,
  releasedAt,
  workspaceScale,
  points,
  totalPoints,
  ungradedCount,
  finishedAt,
  ...row
}: OwnRow): OwnResult {
  // Of a score it does not matter whether the quiz is over, for them or for everybody.
  const standing = { isOver: false, isThrough: false, isReleased: releasedAt !== null }
  const sight = participantSight(options, standing)
  return { ...row, finishedAt: finishedAt.toISOString(), score: sight.score ? score() : null }

  function score(): OwnResult['score'] {
    if (ungradedCount > 0) return { isProvisional: true, percent: null, scaled: null }
    const reached = { points, totalPoints }
    const scaled = scaledScore(reached, scalingOf({ options, workspaceScale }))
    return { isProvisional: false, percent: percentOf(reached), scaled }
  }
}
