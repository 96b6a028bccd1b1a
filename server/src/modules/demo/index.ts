import type { Auth } from '#server/modules/auth/index.ts'
import type { Branding } from '#server/modules/branding/index.ts'
import type { GroupService } from '#server/modules/groups/index.ts'
import type { Organizations } from '#server/modules/organizations/index.ts'
import type { Questions } from '#server/modules/questions/index.ts'
import type { Sending } from '#server/modules/sending/index.ts'
import type { Sessions } from '#server/modules/sessions/index.ts'
import type { SiteService } from '#server/modules/site/index.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import type { Users } from '#server/modules/users/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createDemoBrand } from './brand.ts'
import { createDemoGrades } from './grades.ts'
import { createDemoGroups } from './groups.ts'
import { createDemoLive } from './live.ts'
import { createDemoOrganization } from './organization.ts'
import { createDemoParticipants } from './participants.ts'
import { createPast } from './past.ts'
import { createDemoQuizzes } from './quizzes/seeding.ts'
import { createDemoService } from './service.ts'
import { createDemoSubmissions } from './submissions/seeding.ts'

export { loginLines } from './service.ts'

interface Dependencies {
  workspaces: WorkspaceService
  branding: Branding
  usage: UsageService
  sending: Sending
  sessions: Sessions
  users: Users
  site: SiteService
  auth: Auth
  organizations: Organizations
  questions: Questions
  groups: GroupService
}

export function createDemo(platform: Platform, dependencies: Dependencies) {
  const { config, db, now, passwords } = platform
  const { workspaces, branding, users, site, auth, organizations, questions, groups } = dependencies
  const { members, invitations, joining } = organizations
  const { productAt } = createPast(platform, dependencies)

  return createDemoService({
    isLocal: config.isLocal,
    db,
    now,
    passwords,
    users,
    site,
    organization: createDemoOrganization({ db, users, organizations, members, invitations, joining }),
    brand: createDemoBrand({ branding }),
    groups: createDemoGroups({ groups }),
    quizzes: createDemoQuizzes({
      db,
      language: config.demoLanguage,
      now,
      productAt,
      workspaces,
      pictures: questions.pictures,
    }),
    participants: createDemoParticipants({ groups, productAt }),
    submissions: createDemoSubmissions({
      language: config.demoLanguage,
      db,
      now,
      signIn: auth.signIn,
      productAt,
    }),
    grades: createDemoGrades({ db, now, productAt }),
    live: createDemoLive({ language: config.demoLanguage, now, productAt }),
  })
}
