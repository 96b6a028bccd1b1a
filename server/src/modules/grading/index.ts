import type { Quizzes } from '#server/modules/quizzes/index.ts'
import type { Submissions } from '#server/modules/submissions/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createGradingEntrance } from './entrance.ts'
import { createRelease } from './release.ts'
import { createGradingService } from './service.ts'

interface Dependencies {
  quizzes: Quizzes
  submissions: Submissions
}

export function createGrading({ db, now }: Platform, { quizzes, submissions }: Dependencies) {
  const { papers, publication } = quizzes
  const { grades, telling } = submissions
  const entrance = createGradingEntrance({ entrance: quizzes.entrance })
  const service = createGradingService({ db, now, entrance, papers, grades, canSuggest: false })

  return {
    ...service,
    ...createRelease({ db, now, entrance, publication, telling, overview: service.overview }),
  }
}

export type Grading = ReturnType<typeof createGrading>
