import type { GeneratorSettings } from '@probant/contract/admin/generator'
import type { Db } from '#server/database/client.ts'
import type { Trial } from '#server/modules/generation/index.ts'
import { MINUTE } from '#server/platform/clock.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Attempts } from '#server/platform/security/attempts/service.ts'
import type { Audit } from '../audit/service.ts'
import { failureSentence } from './sentences.ts'

interface Dependencies {
  db: Db
  attempts: Attempts
  audit: Audit
  settings: GeneratorSettings
  trial: Trial
}

/** What makes questions here, and whether it works. */
export function createGeneratorAdmin({ db, attempts, audit, settings, trial }: Dependencies) {
  return {
    get: (): GeneratorSettings => settings,

    /** Told before it is done: asking a provider costs money, and can't be taken back. */
    async try(actor: Actor) {
      await attempts.begin({
        tried: { key: `try-generator:${actor.userId}`, rule: { free: 10, longestMs: MINUTE } },
      })
      await db.transaction((tx) =>
        audit.record(tx, actor, { action: 'generator.tried', target: trial.generatorName }),
      )

      const startedAt = performance.now()
      const outcome = await trial.run(actor.locale)
      const milliseconds = Math.round(performance.now() - startedAt)

      if ('title' in outcome) return { isWorking: true, milliseconds, message: outcome.title }
      return { isWorking: false, milliseconds, message: failureSentence(actor.locale, outcome) }
    },
  }
}
