import type { QuestionService } from '#server/modules/questions/index.ts'
import type { SessionService } from '#server/modules/sessions/index.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createDocumentGenerator } from './builtin/from-text.ts'
import { createBuiltinGenerator } from './builtin/generator.ts'
import { chooseGenerator, companyBehind, presentChoice } from './choice.ts'
import { createDocumentService } from './documents/service.ts'
import { createDocumentWorkers } from './documents/workers.ts'
import { createEnding } from './ending.ts'
import { createNotifier } from './notifier.ts'
import { createGenerator, createModel } from './providers/index.ts'
import { createRegeneration } from './regeneration.ts'
import { createRunner } from './runner.ts'
import { createGenerationService } from './service.ts'
import { createTrial } from './trial.ts'
import { createUnkept } from './unkept.ts'
import { createWatching } from './watching.ts'

export { ModelFailure } from './model/failure.ts'
export type { Inquiry, Model } from './model/model.ts'
export type { Trial, TrialOutcome } from './trial.ts'

interface Dependencies {
  workspaces: WorkspaceService
  usage: UsageService
  sessions: SessionService
  questions: QuestionService
}

export function createGeneration(platform: Platform, dependencies: Dependencies) {
  const { config, db, now, log, attempts, uploads } = platform
  const { workspaces, usage, sessions, questions } = dependencies

  const choice = chooseGenerator(config.ai)
  const documentWorkers = createDocumentWorkers({ log })
  const document = createDocumentGenerator({ workers: documentWorkers })
  const builtin = createBuiltinGenerator({ document })
  const model = createModel(config)
  const generator = createGenerator(config, { builtin, log, model })

  const notifier = createNotifier()
  const ending = createEnding({ now, usage })
  const runner = createRunner({ db, now, log, notifier, generator, workspaces, questions, ending })
  const making = { db, now, attempts, workspaces, usage, questions, generator, runner, ending }
  const generations = createGenerationService({ ...making, log })

  return {
    ...generations,
    ...createRegeneration({ ...making, generations }),
    ...createWatching({ now, notifier, generations, sessions }),
    documents: createDocumentService({ attempts, uploads, workers: documentWorkers }),
    generator,
    model,
    trial: createTrial({ generator }),
    unkept: createUnkept({ builtin, questions, closing: runner.closing }),
    /** Who makes the questions here, as administrators see it; and whose model that is. */
    settings: presentChoice(choice),
    modelCompany: companyBehind(choice),
    stopAll: runner.stopAll,
    async close(): Promise<void> {
      await runner.close()
      await documentWorkers.close()
    },
  }
}

export type GenerationServices = ReturnType<typeof createGeneration>
