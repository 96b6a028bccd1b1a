import type { GeneratorForm, GeneratorSettings, GeneratorTrial } from '@probant/contract/admin/generator'
import type { Locale } from '@probant/contract/locales'
import type { Db } from '#server/database/client.ts'
import {
  type ActiveGenerator,
  type GenerationServices,
  presentChoice,
} from '#server/modules/generation/index.ts'
import { MINUTE } from '#server/platform/clock.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Attempts } from '#server/platform/security/attempts/service.ts'
import type { Audit } from '../audit/service.ts'
import { changesIn } from './changes.ts'
import { presentFailure } from './failures.ts'

interface Dependencies {
  db: Db
  attempts: Attempts
  audit: Audit
  generation: Pick<GenerationServices, 'active' | 'settings' | 'trial'>
}

/** What makes questions here, and whether it works. */
export function createGeneratorAdmin({ db, attempts, audit, generation }: Dependencies) {
  const { active, settings, trial } = generation

  return {
    get,

    async update(actor: Actor, form: GeneratorForm): Promise<GeneratorSettings> {
      await db.transaction(async (tx) => {
        const change = await settings.save(tx, form)
        const { name } = (await active(tx)).generator
        await audit.record(tx, actor, {
          action: 'generator.changed',
          target: name,
          details: changesIn(change),
        })
      })
      return get()
    },

    async try(actor: Actor, locale: Locale): Promise<GeneratorTrial> {
      await begin(actor)
      return tried(actor, locale, await active())
    },

    /** Also what is not saved: so nobody saves what doesn't work. */
    async tryForm(actor: Actor, locale: Locale, form: GeneratorForm): Promise<GeneratorTrial> {
      await begin(actor)
      const details = form.preset === 'builtin' ? undefined : { address: form.address }
      return tried(actor, locale, await trial.ofForm(form), details)
    },
  }

  async function get(): Promise<GeneratorSettings> {
    const { choice } = await active()
    return { active: presentChoice(choice), ...settings.present(await settings.find(db)) }
  }

  function begin({ userId }: Actor) {
    return attempts.begin({
      tried: { key: `try-generator:${userId}`, rule: { free: 10, longestMs: MINUTE } },
    })
  }

  /** Told before it is done: asking a provider costs money, and can't be taken back. */
  async function tried(
    actor: Actor,
    locale: Locale,
    who: ActiveGenerator,
    details?: { address: string },
  ): Promise<GeneratorTrial> {
    await db.transaction((tx) =>
      audit.record(tx, actor, { action: 'generator.tried', target: who.generator.name, details }),
    )

    const startedAt = performance.now()
    const { failure, ...outcome } = await trial.run(who, locale)
    const milliseconds = Math.round(performance.now() - startedAt)

    const { host } = presentChoice(who.choice)
    return { ...outcome, milliseconds, failure: failure && presentFailure(locale, failure, host) }
  }
}
