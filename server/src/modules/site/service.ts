import type { ModelCompany, Site } from '@probant/contract/site'
import type { Config } from '#server/config.ts'
import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import type { UserService } from '#server/modules/users/index.ts'
import { ensure } from '#server/platform/errors.ts'
import { installationRepository } from './repository.ts'
import { isSetupCode, setupCodeOf, setupState } from './setup.ts'

interface Dependencies {
  db: Db
  config: Config
  secret: string
  users: UserService
  modelCompany: () => Promise<ModelCompany>
}

/** This installation as a whole: what visitors may know of it, and who runs it. */
export function createSiteService({ db, config, secret, users, modelCompany }: Dependencies) {
  return {
    describe,

    settled,

    /** Does the account that is being opened become the first administrator? Of two at once, one does. */
    async claimAdministration(tx: Tx, setupCode: string | undefined): Promise<boolean> {
      if (!setupCode && (await setupOf(tx)) === 'done') return false
      await lock(tx)
      const setup = await ensureSetupCode(tx, setupCode)
      return setup === 'open' || (setup === 'code' && Boolean(setupCode))
    },

    ensureSetupCode,

    lock,

    /** What to tell the person at the console while there is no administrator. */
    async setupNotices(): Promise<string[]> {
      const setup = await setupOf(db)
      if (setup === 'open') return ['The first account you open will administer this installation.']
      if (setup === 'code')
        return [`No administrator yet. Sign up with this setup code: ${setupCodeOf(secret)}`]
      return []
    },
  }

  /** Whoever names a code names the right one, where one is wanted. */
  async function ensureSetupCode(tx: DbOrTx, setupCode: string | undefined) {
    const setup = await setupOf(tx)
    if (setupCode) ensure(setup === 'code' && isSetupCode(setupCode, secret), 'setupCodeWrong')
    return setup
  }

  async function describe(): Promise<Site> {
    return { ...(await settled()), setup: await setupOf(db) }
  }

  /** All that the configuration and the administrators say: it is the same for everybody. */
  async function settled(): Promise<Omit<Site, 'setup'>> {
    const { botCheck } = config
    return {
      googleSignIn: config.google !== undefined,
      botCheck:
        botCheck.provider === 'altcha'
          ? { provider: 'altcha' }
          : { provider: botCheck.provider, siteKey: botCheck.siteKey },
      deliversMail: config.mail.smtpUrl !== undefined,
      privacy: {
        model: await modelCompany(),
        takesPayments: config.stripe !== undefined,
        mails: config.mail.keeping,
      },
    }
  }

  /** Until the transaction ends, no other process changes what belongs to the whole installation. */
  async function lock(tx: Tx): Promise<void> {
    await installationRepository(tx).lock()
  }

  async function setupOf(tx: DbOrTx): Promise<Site['setup']> {
    return setupState({
      // Where the configuration names administrators, nobody needs a setup code.
      hasAdmin: config.auth.adminEmails.length > 0 || (await users.hasAdministrator(tx)),
      hasUsers: !(await users.isEmpty(tx)),
      isLocal: config.isLocal,
    })
  }
}

export type SiteService = ReturnType<typeof createSiteService>
