import type { DbOrTx } from '#server/database/client.ts'
import type { QuestionService } from '#server/modules/questions/index.ts'
import type { SessionService } from '#server/modules/sessions/index.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import { createAnnouncement } from '#server/platform/announcement.ts'
import type { Platform } from '#server/platform/index.ts'
import { createSealing } from '#server/platform/security/sealing.ts'
import { type ActiveGenerator, createActiveGenerator } from './active-generator.ts'
import { createDocumentGenerator } from './builtin/from-text.ts'
import { createBuiltinGenerator } from './builtin/generator.ts'
import { type Choice, companyBehind } from './choice.ts'
import { createDocumentService } from './documents/service.ts'
import { createDocumentWorkers } from './documents/workers.ts'
import { createEnding, type EndedGeneration } from './ending.ts'
import { createNotifier } from './notifier.ts'
import { createGenerator, createModel } from './providers/index.ts'
import { createRegeneration } from './regeneration.ts'
import { createRunner } from './runner.ts'
import { createGenerationService } from './service.ts'
import { createModelKeys } from './settings/model-key.ts'
import { createGeneratorSettings } from './settings/service.ts'
import { createTrial } from './trial.ts'
import { createUnkept } from './unkept.ts'
import { createWatching } from './watching.ts'

export type { ActiveGenerator } from './active-generator.ts'
export { presentChoice } from './choice.ts'
export { ModelFailure } from './model/failure.ts'
export type { Inquiry, Model } from './model/model.ts'
export type { GeneratorSettingsService, SavedChange } from './settings/service.ts'
export type { Trial, TrialOutcome } from './trial.ts'

interface Dependencies {
  workspaces: WorkspaceService
  usage: UsageService
  sessions: SessionService
  questions: QuestionService
}

export function createGeneration(platform: Platform, dependencies: Dependencies) {
  const { config, db, now, log, secret, attempts, uploads } = platform
  const { ai } = config
  const { workspaces, usage, sessions, questions } = dependencies

  const documentWorkers = createDocumentWorkers({ log })
  const document = createDocumentGenerator({ workers: documentWorkers })
  const builtin = createBuiltinGenerator({ document })
  const keys = createModelKeys(createSealing(secret, 'model key'))
  const settings = createGeneratorSettings({ ai, keys, log })
  const using = (choice: Choice): ActiveGenerator => {
    const model = createModel(choice)
    return { choice, model, generator: createGenerator(choice, { builtin, log, model }) }
  }
  const active = createActiveGenerator({ db, ai, settings, using })

  const generationEnded = createAnnouncement<EndedGeneration>()
  const notifier = createNotifier()
  const ending = createEnding({ now, usage, generationEnded })
  const runner = createRunner({ db, now, log, notifier, workspaces, questions, ending })
  const making = { db, now, attempts, workspaces, usage, questions, active, runner, ending }
  const generations = createGenerationService({ ...making, log })

  return {
    ...generations,
    generationEnded,
    ...createRegeneration({ ...making, generations }),
    ...createWatching({ now, notifier, generations, sessions }),
    documents: createDocumentService({ attempts, uploads, workers: documentWorkers }),
    active,
    /** For what is no question; none where only the built-in generator works. */
    model: async (tx?: DbOrTx) => (await active(tx)).model,
    settings,
    trial: createTrial({ db, log, settings, using }),
    unkept: createUnkept({ builtin, questions, closing: runner.closing }),
    /** Whose model makes the questions here. */
    modelCompany: async () => companyBehind((await active()).choice),
    stopAll: runner.stopAll,
    async close(): Promise<void> {
      await runner.close()
      await documentWorkers.close()
    },
  }
}

export type GenerationServices = ReturnType<typeof createGeneration>
