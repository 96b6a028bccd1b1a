import type { GroupService } from '#server/modules/groups/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createGradebookAccess } from './access.ts'
import { createGradebookExport } from './export/service.ts'
import { createGradebookService } from './service.ts'

interface Dependencies {
  groups: GroupService
}

export function createGradebook({ db, now, files }: Platform, { groups }: Dependencies) {
  const access = createGradebookAccess(groups)
  const gradebook = createGradebookService({ db, now, access })
  return { ...gradebook, ...createGradebookExport({ files, gradebook }) }
}

export type Gradebooks = ReturnType<typeof createGradebook>
