import type { Db, DbOrTx } from '#server/database/client.ts'
import { type AiConfig, type Choice, chooseGenerator } from './choice.ts'
import type { Model } from './model/model.ts'
import type { QuestionGenerator } from './provider.ts'
import type { GeneratorSettingsService } from './settings/service.ts'

/** Who makes questions, and which model can be asked for other things too. */
export interface ActiveGenerator {
  choice: Choice
  generator: QuestionGenerator
  /** None where only the built-in generator works. */
  model: Model | undefined
}

interface Dependencies {
  db: Db
  ai: AiConfig
  settings: GeneratorSettingsService
  /** Whoever was chosen, ready to be asked. */
  using: Using
}

export type Using = (choice: Choice) => ActiveGenerator

/**
 * Who makes questions now: whom the environment names, or else whom an administrator has chosen. That costs one small
 * query each time, so that a choice counts from the next request on in every process.
 */
export function createActiveGenerator({ db, ai, settings, using }: Dependencies) {
  const named = settings.isLeftToAdministrators ? undefined : using(chooseGenerator(ai))
  let known: (ActiveGenerator & { version: string | undefined }) | undefined

  return async function active(tx: DbOrTx = db): Promise<ActiveGenerator> {
    if (named) return named
    const row = await settings.find(tx)
    if (!known || known.version !== row?.version)
      known = { version: row?.version, ...using(settings.choiceIn(row)) }
    return known
  }
}

export type Active = ReturnType<typeof createActiveGenerator>
