import { createAccommodations } from '#server/modules/accommodations/index.ts'
import { createAdmission } from '#server/modules/admission/index.ts'
import type { Auth } from '#server/modules/auth/index.ts'
import type { Branding } from '#server/modules/branding/index.ts'
import { createGrading } from '#server/modules/grading/index.ts'
import type { GroupService } from '#server/modules/groups/index.ts'
import { createInvitations } from '#server/modules/invitations/index.ts'
import { createLive } from '#server/modules/live/index.ts'
import type { Organizations } from '#server/modules/organizations/index.ts'
import { createQuestionService, type Questions } from '#server/modules/questions/index.ts'
import { createQuizzes } from '#server/modules/quizzes/index.ts'
import { createRoster } from '#server/modules/roster/index.ts'
import type { Sending } from '#server/modules/sending/index.ts'
import type { Sessions } from '#server/modules/sessions/index.ts'
import { createSubmissions } from '#server/modules/submissions/index.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import type { Users } from '#server/modules/users/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import { createAnnouncement } from '#server/platform/announcement.ts'
import type { Platform } from '#server/platform/index.ts'

interface Dependencies {
  workspaces: WorkspaceService
  branding: Branding
  usage: UsageService
  sending: Sending
  sessions: Sessions
  users: Users
  auth: Auth
  organizations: Organizations
  questions: Questions
  groups: GroupService
}

/** Much of the demonstration is from last week: it is made as it would have been then, by the same rules. */
export function createPast(platform: Platform, dependencies: Dependencies) {
  let moment = new Date(0)
  const past = { ...platform, now: () => moment }
  const product = createProduct(past, unheard(dependencies))

  return {
    /** The product as it was at that moment; its clock stands still until another one is asked for. */
    productAt(then: Date): Product {
      moment = then
      return product
    },
  }
}

export type Product = ReturnType<typeof createProduct>
export type ProductAt = ReturnType<typeof createPast>['productAt']

function createProduct(past: Platform, dependencies: Dependencies) {
  const { db, now } = past
  const { workspaces, usage, sessions, users, questions } = dependencies
  const { rendering, examined } = questions
  const quizzes = createQuizzes(past, dependencies)
  const roster = createRoster(past, { sessions, quizzes })
  const invitations = createInvitations(past, { ...dependencies, quizzes, roster })
  const accommodations = createAccommodations(past, { ...dependencies, quizzes, roster, invitations })
  const admission = createAdmission(past, { ...dependencies, quizzes, invitations })
  const taking = { roster, invitations, accommodations, admission }
  const submissions = createSubmissions(past, { sessions, users, questions, quizzes, ...taking })
  return {
    questions: createQuestionService({ db, now, workspaces, usage, rendering, examined }),
    quizzes,
    ...taking,
    submissions,
    grading: createGrading(past, {
      questions,
      generation: { model: async () => undefined },
      quizzes,
      submissions,
    }),
    live: createLive(past, { sessions, quizzes, ...taking, submissions }),
  }
}

/** Of whoever leaves, the product that runs is told already. */
function unheard({ users, organizations, ...others }: Dependencies): Dependencies {
  return {
    ...others,
    users: { ...users, accountLeaving: createAnnouncement(), accountForgotten: createAnnouncement() },
    organizations: {
      ...organizations,
      organizationLeaving: createAnnouncement(),
      memberLeaving: createAnnouncement(),
    },
  }
}
