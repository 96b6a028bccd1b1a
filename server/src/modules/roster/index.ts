import type { Quizzes } from '#server/modules/quizzes/index.ts'
import type { Sessions } from '#server/modules/sessions/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createRosterExport } from './export/service.ts'
import { createRosterService } from './service.ts'
import { createRosterWatching } from './watching.ts'

export {
  isAny,
  isTheirs,
  knownParticipantRepository,
  type ParticipantRow,
  type Unfinished,
  type Unused,
} from './known/repository.ts'
export {
  accommodationRefusal,
  letInRefusal,
  reopenRefusal,
  resendRefusal,
  sendingOutRefusal,
  windowRefusal,
} from './policy.ts'
export { presentChoice, presentWindow, receiptIn } from './present.ts'
/** The participants of a quiz are written by whoever invites, admits or accommodates them, in their own transactions. */
export { type Invitee, participantRepository } from './repository.ts'
export type { ParticipantAddress } from './service.ts'
export {
  type Choosing,
  canBeginIn,
  chosenWindow,
  hasOwnWindow,
  hasToChoose,
  mayChoose,
  NO_WINDOW,
  type OwnWindow,
  phaseIn,
  windowOf,
} from './window.ts'

interface Dependencies {
  quizzes: Quizzes
  sessions: Sessions
}

/** Who takes part in a quiz and how far they are, for its creator. */
export function createRoster({ db, now, files, lookMs }: Platform, { quizzes, sessions }: Dependencies) {
  const { access } = quizzes
  return {
    ...createRosterService({ db, now, access }),
    ...createRosterExport({ db, now, files, access }),
    ...createRosterWatching({ db, now, access, sessions, lookMs }),
  }
}

export type Roster = ReturnType<typeof createRoster>
