import type { Participants } from '#server/modules/participants/index.ts'
import type { Quizzes } from '#server/modules/quizzes/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createHandingIn } from './handing-in.ts'
import { createReopening } from './incidents/reopening.ts'
import { createIncidents } from './incidents/service.ts'
import { createJournal } from './journal.ts'
import { createReviews } from './review/service.ts'
import { createSittings } from './sitting.ts'

interface Dependencies {
  quizzes: Quizzes
  participants: Participants
}

export function createSubmissions({ db, now }: Platform, { quizzes, participants }: Dependencies) {
  const { lobby, roster } = participants
  const { papers, entrance, publication } = quizzes
  const sittings = createSittings({ db, now, lobby, papers })
  const journal = createJournal({ db, now, lobby, papers })
  const handingIn = createHandingIn({ db, now, journal, papers })

  quizzes.quizEnding.handle(handingIn.closeAll)
  participants.accommodations.changed.handle(sittings.extend)

  return {
    ...sittings,
    journal,
    handingIn,
    incidents: createIncidents({ db, now, lobby, entrance, roster, handingIn }),
    reviews: createReviews({ db, now, lobby, entrance, papers }),
    reopening: createReopening({ db, now, entrance, publication, roster }),
  }
}

export type Submissions = ReturnType<typeof createSubmissions>
