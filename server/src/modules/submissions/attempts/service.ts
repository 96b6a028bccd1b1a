import type { AttemptRow } from '@probant/contract/participants/attempts'
import { scalingOf } from '@probant/contract/scale/scale'
import type { Db } from '#server/database/client.ts'
import type { QuizAccess } from '#server/modules/quizzes/index.ts'
import type { Roster } from '#server/modules/roster/index.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Incidents } from '../incidents/service.ts'
import { presentAttempt } from './present.ts'
import { attemptRepository } from './repository.ts'

interface Dependencies {
  db: Db
  access: QuizAccess
  roster: Pick<Roster, 'get'>
  incidents: Pick<Incidents, 'timelines'>
}

/** How often somebody has taken a quiz, for its creator. */
export function createAttempts({ db, access, roster, incidents }: Dependencies) {
  return {
    async list(actor: Actor, quizId: string, participantId: string): Promise<AttemptRow[]> {
      const authorized = await access.authorizeCreator(db, actor, quizId)
      const { quiz } = authorized
      const participant = await roster.get(db, authorized, participantId)
      const attempts = await attemptRepository(db).list(participantId)
      const ids = attempts.map(({ id }) => id)
      const timelines = await incidents.timelines(quiz, participant, ids)
      return attempts.map((row) => ({
        ...presentAttempt(row, scalingOf(quiz)),
        timeline: timelines.get(row.id) ?? [],
      }))
    },
  }
}
