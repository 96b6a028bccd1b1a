import type { GenerationServices } from '#server/modules/generation/index.ts'
import type { Questions } from '#server/modules/questions/index.ts'
import type { Quizzes } from '#server/modules/quizzes/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createKeeping } from './keeping.ts'
import { createTryoutService } from './service.ts'

interface Dependencies {
  workspaces: WorkspaceService
  questions: Questions
  generation: GenerationServices
  quizzes: Quizzes
}

/** The demo, as far as a browser can't do it alone. */
export function createTryout({ db, now, attempts, botCheck }: Platform, dependencies: Dependencies) {
  const { workspaces, questions, generation, quizzes } = dependencies
  return {
    ...createTryoutService({ attempts, botCheck, unkept: generation.unkept, rendering: questions.rendering }),
    ...createKeeping({ db, now, attempts, workspaces, questions, quizzes }),
  }
}

export type Tryout = ReturnType<typeof createTryout>
