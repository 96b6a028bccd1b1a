import type { Grading } from '@probant/contract/grading/grading'
import type { Db, Tx } from '#server/database/client.ts'
import type { Authorized, Publication } from '#server/modules/quizzes/index.ts'
import type { Submissions } from '#server/modules/submissions/index.ts'
import type { Announcement } from '#server/platform/announcement.ts'
import type { Now } from '#server/platform/clock.ts'
import { allow } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { GradingAccess } from './access.ts'
import { releaseRefusal } from './policy.ts'

interface Dependencies {
  db: Db
  now: Now
  access: GradingAccess
  publication: Publication
  notifying: Submissions['notifying']
  released: Announcement<ReleasedQuiz>
  overview: (tx: Tx, entered: Pick<Authorized, 'quiz'>) => Promise<Grading>
}

export interface ReleasedQuiz {
  quizId: string
}

/** Results that waited for it are given out: also before all is graded, and then they are provisional. */
export function createRelease({ db, now, access, publication, notifying, released, overview }: Dependencies) {
  return {
    release: (actor: Actor, quizId: string): Promise<Grading> =>
      db.transaction(async (tx) => {
        const { quiz } = await access.authorizeAndLock(tx, actor, quizId)
        allow(releaseRefusal(quiz))

        const at = now()
        await publication.release(tx, quizId, at)
        await notifying.notifyAll(tx, quizId, at)
        await released.announce(tx, { quizId })
        return overview(tx, { quiz: { ...quiz, releasedAt: at } })
      }),
  }
}
