import type { Quizzes } from '#server/modules/quizzes/index.ts'
import type { Submissions } from '#server/modules/submissions/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createResultEntrance } from './entrance.ts'
import { createResultList } from './list.ts'
import { createReports } from './reports.ts'

interface Dependencies {
  quizzes: Quizzes
  submissions: Submissions
}

export function createResults({ db }: Platform, { quizzes, submissions }: Dependencies) {
  const entrance = createResultEntrance(quizzes.entrance)
  return {
    ...createResultList({ db, entrance, incidents: submissions.incidents }),
    reports: createReports({ db, entrance, papers: quizzes.papers }),
  }
}

export type Results = ReturnType<typeof createResults>
