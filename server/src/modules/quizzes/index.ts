import type { Branding } from '#server/modules/branding/index.ts'
import type { Organizations } from '#server/modules/organizations/index.ts'
import type { Questions } from '#server/modules/questions/index.ts'
import type { Sending } from '#server/modules/sending/index.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import type { Users } from '#server/modules/users/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import { createAnnouncement } from '#server/platform/announcement.ts'
import type { Platform } from '#server/platform/index.ts'
import { createQuizAccess } from './access.ts'
import { createCorrecting, type Reworded } from './correcting.ts'
import { createHandingOver, type HandedQuiz } from './handing-over/service.ts'
import { createQuizHistory } from './history/service.ts'
import { createQuizKeys } from './keys.ts'
import { createLaterEnd, type MovedEnd } from './later-end.ts'
import { createQuizList } from './list.ts'
import { createQuizPapers } from './papers.ts'
import { createPublication, type EndingQuiz, type PublishedQuiz } from './publication.ts'
import { createRepeating } from './repeating.ts'
import { createQuizService } from './service.ts'
import { createSuccession } from './succession.ts'
import { createQuizWording } from './wording.ts'

export type { Authorized, QuizAccess } from './access.ts'
export type { Reworded } from './correcting.ts'
export type { HandedQuiz } from './handing-over/service.ts'
export type { QuizHistory } from './history/service.ts'
export type { QuizKeys } from './keys.ts'
export { hasStatus } from './known/repository.ts'
export { changingKey, type MovedEnd, type NotifiedChange } from './later-end.ts'
export type { QuizList } from './list.ts'
export type { KeyedQuestion, MarkingKey } from './marking-key.ts'
export type { DrawnSections, PaperQuestion } from './paper.ts'
export type { QuizPapers } from './papers.ts'
export type { AskedQuestion } from './placings/repository.ts'
export { createPublication, type Publication } from './publication.ts'
export { canBegin, createQuizService, phaseAt, type QuizService, statusAt } from './service.ts'

interface Dependencies {
  workspaces: WorkspaceService
  branding: Branding
  usage: UsageService
  sending: Sending
  users: Users
  organizations: Organizations
  questions: Questions
}

export function createQuizzes({ db, now, origin, attempts }: Platform, dependencies: Dependencies) {
  const { workspaces, branding, usage, sending, users, organizations, questions } = dependencies
  const { rendering, examined } = questions
  const access = createQuizAccess({ now, workspaces, examined })
  const history = createQuizHistory({ db, now, access })
  const quizEnding = createAnnouncement<EndingQuiz>()
  const published = createAnnouncement<PublishedQuiz>()
  const endMoved = createAnnouncement<MovedEnd>()
  const reworded = createAnnouncement<Reworded>()
  const handedOver = createAnnouncement<HandedQuiz>()
  const correcting = createCorrecting({ db, now, attempts, access, history, reworded })

  const succession = createSuccession({ now })
  users.accountLeaving.handle(succession.dissolve)
  organizations.organizationLeaving.handle(succession.deleteIn)
  organizations.memberLeaving.handle(succession.handOver)

  const service = createQuizService({ db, now, workspaces, usage, rendering, access, examined })
  const publication = createPublication({ db, now, usage, access, quizEnding, published, history })
  return {
    ...service,
    ...createQuizList({ db, now, workspaces }),
    papers: createQuizPapers({ db, access, branding }),
    publication,
    repeating: createRepeating({ db, workspaces, access, writing: service, publication }),
    laterEnd: createLaterEnd({ db, now, attempts, access, history, endMoved }),
    wording: createQuizWording({ db, now, access, questions, correcting }),
    handingOver: createHandingOver({
      db,
      now,
      origin,
      attempts,
      sending,
      organizations,
      access,
      history,
      handedOver,
    }),
    history,
    keys: createQuizKeys(),
    access,
    quizEnding,
    published,
    endMoved,
    reworded,
    handedOver,
  }
}

export type Quizzes = ReturnType<typeof createQuizzes>
