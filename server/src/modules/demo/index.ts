import type { GroupService } from '#server/modules/groups/index.ts'
import type { Organizations } from '#server/modules/organizations/index.ts'
import type { Participants } from '#server/modules/participants/index.ts'
import { createQuestionService, type Questions } from '#server/modules/questions/index.ts'
import { createPublication, createQuizService, type Quizzes } from '#server/modules/quizzes/index.ts'
import type { SiteService } from '#server/modules/site/index.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import type { UserService } from '#server/modules/users/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Now } from '#server/platform/clock.ts'
import type { Platform } from '#server/platform/index.ts'
import { createDemoGroups } from './groups.ts'
import { createDemoOrganization } from './organization.ts'
import { createDemoParticipants } from './participants.ts'
import { createDemoQuizzes } from './quizzes/seeding.ts'
import { createDemoService } from './service.ts'

export { loginLines } from './service.ts'

interface Dependencies {
  workspaces: WorkspaceService
  usage: UsageService
  users: UserService
  site: SiteService
  organizations: Organizations
  questions: Questions
  quizzes: Quizzes
  groups: GroupService
  participants: Participants
}

export function createDemo({ config, db, now, passwords }: Platform, dependencies: Dependencies) {
  const { workspaces, usage, users, site, organizations, questions, quizzes, groups, participants } =
    dependencies
  const { members, invitations, joining } = organizations

  return createDemoService({
    isLocal: config.isLocal,
    db,
    now,
    passwords,
    users,
    site,
    organization: createDemoOrganization({ db, users, organizations, members, invitations, joining }),
    quizzes: createDemoQuizzes({ now, productAt }),
    groups: createDemoGroups({ groups }),
    participants: createDemoParticipants({ quizList: quizzes, groups, inviting: participants.inviting }),
  })

  /** Some of it is from last week: it is made as it would have been then. */
  function productAt(then: Now) {
    const { rendering } = questions
    const { entrance, quizEnding } = quizzes
    return {
      questions: createQuestionService({ db, now: then, workspaces, usage, rendering }),
      quizzes: createQuizService({ db, now: then, workspaces, usage, rendering, entrance }),
      publication: createPublication({ db, now: then, usage, entrance, quizEnding }),
    }
  }
}
