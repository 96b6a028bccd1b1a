import type { GroupService } from '#server/modules/groups/index.ts'
import type { Invitations } from '#server/modules/invitations/index.ts'
import type { Quizzes } from '#server/modules/quizzes/index.ts'
import type { Roster } from '#server/modules/roster/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createExtraTime } from './extra-time.ts'
import { createOwnWindows } from './own-window.ts'
import { createAccommodationService } from './service.ts'

export type { Accommodated } from './service.ts'

interface Dependencies {
  groups: GroupService
  quizzes: Quizzes
  roster: Roster
  invitations: Invitations
}

/** Extra time, a time of one's own, and rules that don't count for one participant. */
export function createAccommodations(platform: Platform, dependencies: Dependencies) {
  const { db, now, attempts } = platform
  const { groups, quizzes, roster, invitations } = dependencies
  const { access, publication, history } = quizzes

  const service = createAccommodationService({ db, now, access, publication, history, roster })
  return {
    ...service,
    extraTime: createExtraTime({
      db,
      now,
      attempts,
      access,
      publication,
      history,
      notifying: invitations.notices,
      accommodated: service.changed,
    }),
    ownWindows: createOwnWindows({
      db,
      now,
      attempts,
      access,
      publication,
      history,
      groups,
      notifying: invitations.notices,
    }),
  }
}

export type Accommodations = ReturnType<typeof createAccommodations>
