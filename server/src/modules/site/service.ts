import { randomBytes } from 'node:crypto'
import type { Site } from '@probant/contract/site'
import type { Config } from '#server/config.ts'
import type { Db, Tx } from '#server/database/client.ts'
import type { UserService } from '#server/modules/users/service.ts'
import type { Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import { type InstallationRow, installationRepository } from './repository.ts'
import { isSetupCode, setupCodeOf, setupState } from './setup.ts'

interface Dependencies {
  db: Db
  now: Now
  config: Config
  secret: string
  users: UserService
}

/** This installation as a whole: what visitors may know of it, and who runs it. */
export function createSiteService({ db, now, config, secret, users }: Dependencies) {
  return {
    describe,

    /** Does the account that is being opened become the first administrator? Of two at once, one does. */
    async claimAdministration(tx: Tx, setupCode: string | undefined): Promise<boolean> {
      if (!setupCode && hasAdmin(await installationRepository(tx).find(), config)) return false
      const isClaimed = hasAdmin(await installationRepository(tx).findForUpdate(), config)
      const state = setupState({
        hasAdmin: isClaimed,
        hasUsers: !(await users.isEmpty(tx)),
        isLocal: config.isLocal,
      })
      if (setupCode) ensure(state === 'code' && isSetupCode(setupCode, secret), 'setupCodeWrong')

      const isFirst = state === 'open' || (state === 'code' && Boolean(setupCode))
      if (isFirst) await installationRepository(tx).setAdminSince(now())
      return isFirst
    },

    /** An administrator was made in another way. */
    noteAdministrator: (tx: Tx) => installationRepository(tx).setAdminSince(now()),

    /** The last one has gone: the next comes as the first one did. */
    noteNoAdministrator: (tx: Tx) => installationRepository(tx).setAdminSince(null),

    /** Until the transaction ends, no other process changes what belongs to the whole installation. */
    async hold(tx: Tx): Promise<void> {
      await installationRepository(tx).findForUpdate()
    },

    /** What to tell the person at the console while there is no administrator. */
    async setupNotices(): Promise<string[]> {
      const { setup } = await describe()
      if (setup === 'open') return ['The first account you open will administer this installation.']
      if (setup === 'code')
        return [`No administrator yet. Sign up with this setup code: ${setupCodeOf(secret)}`]
      return []
    },
  }

  async function describe(): Promise<Site> {
    const setup = setupState({
      hasAdmin: hasAdmin(await installationRepository(db).find(), config),
      hasUsers: !(await users.isEmpty(db)),
      isLocal: config.isLocal,
    })
    const { botCheck } = config
    return {
      googleSignIn: config.google !== undefined,
      botCheck:
        botCheck.provider === 'altcha'
          ? { provider: 'altcha' }
          : { provider: botCheck.provider, siteKey: botCheck.siteKey },
      setup,
      deliversMail: config.mail.smtpUrl !== undefined,
    }
  }
}

export type SiteService = ReturnType<typeof createSiteService>

/** The secret that signs access tokens: the configured one, or one made for this installation at its first start. */
export async function signingSecretOf(db: Db, configured: string | undefined): Promise<string> {
  await installationRepository(db).create(randomBytes(48).toString('base64url'))
  const row = await installationRepository(db).find()
  if (!row) throw new Error('the installation row is missing')
  return configured ?? row.signingSecret
}

/** One was made, or the configuration names some: then nobody needs a setup code. */
function hasAdmin(row: InstallationRow | undefined, config: Config): boolean {
  return Boolean(row?.adminSince) || config.auth.adminEmails.length > 0
}
