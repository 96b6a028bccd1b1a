import type { Questions } from '#server/modules/questions/index.ts'
import type { Quizzes } from '#server/modules/quizzes/index.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createExporting } from './exporting/service.ts'
import { createLookingThrough } from './importing/looking-through.ts'
import { createImporting } from './importing/service.ts'
import { createTakingIn } from './importing/taking-in.ts'
import { createReadingWorkers } from './reading/workers.ts'

interface Dependencies {
  workspaces: WorkspaceService
  usage: UsageService
  questions: Questions
  quizzes: Quizzes
}

export function createExchange(platform: Platform, { workspaces, usage, questions, quizzes }: Dependencies) {
  const { db, now, log, attempts, uploads } = platform
  const workers = createReadingWorkers({ log })
  const lookingThrough = createLookingThrough({ db, now, questions })
  const importing = createImporting({
    db,
    now,
    log,
    attempts,
    uploads,
    workspaces,
    workers,
    lookingThrough,
    pictures: questions.pictures,
  })

  return {
    exporting: createExporting({ now, attempts, questions, quizzes }),
    importing,
    takingIn: createTakingIn({ db, workspaces, usage, questions, quizzes }),
    async close(): Promise<void> {
      await workers.close()
      await importing.settled()
    },
  }
}

export type Exchange = ReturnType<typeof createExchange>
