import type { Branding } from '#server/modules/branding/index.ts'
import type { Questions } from '#server/modules/questions/index.ts'
import type { Quizzes } from '#server/modules/quizzes/index.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createExporting } from './exporting/service.ts'
import { createLookingThrough } from './importing/looking-through.ts'
import { createMending } from './importing/mending.ts'
import { createReadingInTurn } from './importing/reading-in-turn.ts'
import { createReceiving } from './importing/receiving.ts'
import { createImporting } from './importing/service.ts'
import { createTakingIn } from './importing/taking-in.ts'
import { createReadingWorkers } from './reading/workers.ts'

interface Dependencies {
  workspaces: WorkspaceService
  branding: Branding
  usage: UsageService
  questions: Questions
  quizzes: Quizzes
}

export function createExchange(
  platform: Platform,
  { workspaces, branding, usage, questions, quizzes }: Dependencies,
) {
  const { db, now, log, attempts, uploads, files } = platform
  const workers = createReadingWorkers({ log })
  const lookingThrough = createLookingThrough({ db, now, questions })
  const inTurn = createReadingInTurn({ db, now, log, workers, lookingThrough })
  const receiving = createReceiving({ db, now, attempts, uploads, workspaces, workers, inTurn })

  return {
    exporting: createExporting({ db, now, branding, files, questions, quizzes }),
    receiving,
    importing: createImporting({ db, now, workspaces, inTurn, pictures: questions.pictures }),
    mending: createMending({ db, now, workspaces, questions }),
    takingIn: createTakingIn({ db, now, workspaces, usage, questions, quizzes }),
    async close(): Promise<void> {
      await workers.close()
      await receiving.settled()
    },
  }
}

export type Exchange = ReturnType<typeof createExchange>
