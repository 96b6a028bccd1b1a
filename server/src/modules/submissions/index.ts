import type { Accommodations } from '#server/modules/accommodations/index.ts'
import type { Admission } from '#server/modules/admission/index.ts'
import type { Invitations } from '#server/modules/invitations/index.ts'
import type { Questions } from '#server/modules/questions/index.ts'
import type { Quizzes } from '#server/modules/quizzes/index.ts'
import type { Roster } from '#server/modules/roster/index.ts'
import type { Sessions } from '#server/modules/sessions/index.ts'
import type { Users } from '#server/modules/users/index.ts'
import { createAnnouncement } from '#server/platform/announcement.ts'
import type { Platform } from '#server/platform/index.ts'
import { createAttempts } from './attempts/service.ts'
import { createHandingIn } from './handing-in.ts'
import { createReopening } from './incidents/reopening.ts'
import { createIncidents } from './incidents/service.ts'
import { createJournal } from './journal/service.ts'
import { createGrades } from './marking/grades.ts'
import type { MovedResults } from './marking/moved.ts'
import { createNotifying } from './marking/notifying.ts'
import { createMarks } from './marking/service.ts'
import { createQuizPage } from './page.ts'
import { createPausing } from './pausing/service.ts'
import { createReviews } from './review/service.ts'
import { createShownSubjects } from './review/subjects-shown.ts'
import { type BegunSubmission, createSittings } from './sitting.ts'
import { createSittingWatching } from './watching/service.ts'

export type { ViolationCount } from './incidents/service.ts'
export { judge, type Noted, rulesFor } from './incidents/verdict.ts'
export type { Grades, LockedAnswer } from './marking/grades.ts'
export type { MovedResults } from './marking/moved.ts'
export type { Marks, Remarked } from './marking/service.ts'
export { participantSight } from './review/sight.ts'

interface Dependencies {
  sessions: Sessions
  users: Users
  questions: Questions
  quizzes: Quizzes
  roster: Roster
  invitations: Invitations
  accommodations: Accommodations
  admission: Admission
}

export function createSubmissions({ db, now, log, presence }: Platform, dependencies: Dependencies) {
  const { sessions, users, questions, quizzes, roster, invitations, accommodations, admission } = dependencies
  const { lobby } = admission
  const { papers, access, publication } = quizzes
  const begun = createAnnouncement<BegunSubmission>()
  const sittings = createSittings({ db, now, lobby, papers, publication, begun })
  const journal = createJournal({ db, now, lobby, papers })
  const resultsMoved = createAnnouncement<MovedResults>()
  const marks = createMarks({ db, papers, resultsMoved })
  const pausing = createPausing({ db, now, access, publication, roster })
  const handingIn = createHandingIn({ db, now, journal, marks, resultsMoved })
  const incidents = createIncidents({ db, lobby, access, roster, journal, handingIn })

  quizzes.quizEnding.handle(handingIn.closeAll)
  quizzes.endMoved.handle(sittings.followEnd)
  accommodations.changed.handle(sittings.extend)
  admission.lettingIn.placeTaken.handle(sittings.passOn)

  return {
    ...sittings,
    begun,
    resultsMoved,
    quizPage: createQuizPage({ sessions, users, lobby, sittings }),
    watching: createSittingWatching({ db, now, log, sessions, presence, lobby }),
    journal,
    handingIn,
    marks,
    grades: createGrades({ papers, marks }),
    notifying: createNotifying({ db, now, dueMails: invitations.dueMails, resultsMoved }),
    pausing,
    attempts: createAttempts({ db, access, roster, incidents }),
    incidents,
    reviews: createReviews({ db, now, lobby, access, papers, examined: questions.examined }),
    shownSubjects: createShownSubjects({ now, papers, examined: questions.examined }),
    reopening: createReopening({ db, now, access, publication, roster, pausing, resultsMoved }),
  }
}

export type Submissions = ReturnType<typeof createSubmissions>
