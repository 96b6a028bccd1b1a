import type { GroupService } from '#server/modules/groups/index.ts'
import type { Quizzes } from '#server/modules/quizzes/index.ts'
import type { Submissions } from '#server/modules/submissions/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createGradebookAccess } from './access.ts'
import { createGradebookExport } from './export/service.ts'
import { createOwnResults } from './own-results/service.ts'
import { createGradebookPerson } from './person/service.ts'
import { createGradebookService } from './service.ts'

interface Dependencies {
  groups: GroupService
  quizzes: Quizzes
  submissions: Submissions
}

export function createGradebook(
  { db, now, files }: Platform,
  { groups, quizzes: { papers }, submissions: { shownSubjects } }: Dependencies,
) {
  const access = createGradebookAccess(groups)
  const gradebook = createGradebookService({ db, now, access })
  return {
    ...gradebook,
    ...createGradebookExport({ files, gradebook }),
    ...createGradebookPerson({ db, papers, gradebook }),
    ownResults: createOwnResults({ db, shownSubjects }),
  }
}

export type Gradebooks = ReturnType<typeof createGradebook>
