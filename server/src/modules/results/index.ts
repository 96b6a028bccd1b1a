import type { Branding } from '#server/modules/branding/index.ts'
import type { Quizzes } from '#server/modules/quizzes/index.ts'
import type { Submissions } from '#server/modules/submissions/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createResultAccess } from './access.ts'
import { createComparison } from './comparison/service.ts'
import { createEarlierRuns } from './earlier.ts'
import { createResultExport } from './export/service.ts'
import { createResultList } from './list.ts'
import { createResultOverview } from './overview/service.ts'
import { createReports } from './reports.ts'
import { createShortlist } from './shortlist/service.ts'

export type { ResultAccess } from './access.ts'

export { earnedIn, subjectsOf } from './comparison/side-by-side.ts'

interface Dependencies {
  workspaces: WorkspaceService
  branding: Branding
  quizzes: Quizzes
  submissions: Submissions
}

export function createResults(
  { db, now, files }: Platform,
  { workspaces, branding, quizzes, submissions }: Dependencies,
) {
  const access = createResultAccess(quizzes.access)
  const { papers } = quizzes
  const { incidents } = submissions
  const reports = createReports({ db, access, papers })
  return {
    access,
    ...createResultList({ db, now, access, incidents }),
    ...createResultExport({ db, now, branding, files, access, papers, reports, incidents }),
    ...createComparison({ db, access, papers, incidents }),
    ...createResultOverview({ db, now, workspaces }),
    shortlist: createShortlist({ db, now, access }),
    reports,
    earlierRuns: createEarlierRuns({ db, now, access, quizzes: quizzes.access, papers, reports }),
  }
}

export type Results = ReturnType<typeof createResults>
