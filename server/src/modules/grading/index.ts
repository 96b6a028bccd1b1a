import type { GenerationServices } from '#server/modules/generation/index.ts'
import type { Questions } from '#server/modules/questions/index.ts'
import type { Quizzes } from '#server/modules/quizzes/index.ts'
import type { Submissions } from '#server/modules/submissions/index.ts'
import { createAnnouncement } from '#server/platform/announcement.ts'
import type { Platform } from '#server/platform/index.ts'
import { createGradingAccess } from './access.ts'
import { createBlindIds } from './blind-ids.ts'
import { createRegrading } from './regrades/service.ts'
import { createRelease, type ReleasedQuiz } from './release.ts'
import { createGradingService } from './service.ts'
import { createSuggestions } from './suggestions/service.ts'

interface Dependencies {
  generation: Pick<GenerationServices, 'model'>
  questions: Questions
  quizzes: Quizzes
  submissions: Submissions
}

export function createGrading({ db, now, log, secret }: Platform, dependencies: Dependencies) {
  const { questions, quizzes, submissions } = dependencies
  const { model } = dependencies.generation
  const { papers, keys, publication } = quizzes
  const { grades, marks, notifying } = submissions
  const released = createAnnouncement<ReleasedQuiz>()
  const access = createGradingAccess({ access: quizzes.access })
  const blindIds = createBlindIds({ secret })
  const service = createGradingService({ db, now, access, papers, grades, blindIds, model })

  return {
    ...service,
    ...createRelease({ db, now, access, publication, notifying, released, overview: service.overview }),
    released,
    ...createSuggestions({ db, now, log, access, papers, grades, blindIds, model }),
    regrading: createRegrading({ db, now, access, papers, keys, marks, grades, blindIds, questions }),
  }
}

export type Grading = ReturnType<typeof createGrading>
