import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/client.ts'
import type { Now } from '#server/platform/clock.ts'
import type { BotCheck } from './provider.ts'
import { createAltcha, type Difficulty, difficultyOf } from './providers/altcha.ts'
import { createRecaptcha } from './providers/recaptcha.ts'
import { createTurnstile } from './providers/turnstile.ts'

export function createBotCheck({ config, difficulty, ...embedded }: Dependencies): BotCheck {
  const { botCheck } = config
  switch (botCheck.provider) {
    case 'recaptcha':
      return createRecaptcha(botCheck)
    case 'turnstile':
      return createTurnstile(botCheck)
    case 'altcha':
      return createAltcha({ ...embedded, difficulty: difficulty ?? difficultyOf(botCheck.rounds) })
  }
}

interface Dependencies {
  config: Pick<Config, 'botCheck'>
  /** The installation's signing secret. */
  secret: string
  db: Db
  now: Now
  /** Instead of the configured one; tests ask for less. */
  difficulty?: Difficulty
}
