import type { Questions } from '#server/modules/questions/index.ts'
import type { Quizzes } from '#server/modules/quizzes/index.ts'
import type { Submissions } from '#server/modules/submissions/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createGradingEntrance } from './entrance.ts'
import { createRegrading } from './regrades/service.ts'
import { createRelease } from './release.ts'
import { createGradingService } from './service.ts'

interface Dependencies {
  questions: Questions
  quizzes: Quizzes
  submissions: Submissions
}

export function createGrading({ db, now }: Platform, { questions, quizzes, submissions }: Dependencies) {
  const { papers, keys, publication } = quizzes
  const { grades, marks, telling } = submissions
  const entrance = createGradingEntrance({ entrance: quizzes.entrance })
  const service = createGradingService({ db, now, entrance, papers, grades, canSuggest: false })

  return {
    ...service,
    ...createRelease({ db, now, entrance, publication, telling, overview: service.overview }),
    regrading: createRegrading({ db, now, entrance, papers, keys, marks, grades, questions }),
  }
}

export type Grading = ReturnType<typeof createGrading>
