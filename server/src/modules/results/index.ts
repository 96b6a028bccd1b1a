import type { Quizzes } from '#server/modules/quizzes/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createResultEntrance } from './entrance.ts'
import { createReports } from './reports.ts'

interface Dependencies {
  quizzes: Quizzes
}

export function createResults({ db }: Platform, { quizzes }: Dependencies) {
  const entrance = createResultEntrance(quizzes.entrance)
  return { reports: createReports({ db, entrance, papers: quizzes.papers }) }
}

export type Results = ReturnType<typeof createResults>
