import { createHmac, randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/client.ts'
import type { Log } from '#server/platform/log.ts'
import { createSecretFile } from '#server/platform/security/secret-file.ts'
import { installationRepository } from './repository.ts'

/**
 * The secret that signs access tokens and makes the links of invitations. It is not kept in the database, which is then
 * of no use to whoever reads it: SESSION_SECRET where that is set, or else a file in the data folder, made at the first
 * start. The database knows its fingerprint, so that a machine with another secret says so rather than refuse
 * everybody's tokens and links.
 */
export function createSigningSecret({ db, config, log }: Dependencies) {
  const { secret: given } = config.auth
  const file = createSecretFile(resolve(config.database.dataDir, 'session-secret'))

  return {
    /** One process after the other, on whichever machine: they have to agree. */
    get: (): Promise<string> =>
      db.transaction(async (tx) => {
        const installation = installationRepository(tx)
        const { signingSecret: former, secretFingerprint } = await installation.lockOrCreate()
        const known = former ? fingerprintOf(former) : secretFingerprint

        const secret = given ?? (await file.read()) ?? former ?? (known ? undefined : newSecret())
        if (!secret) throw new Error(`The secret of this installation is missing. ${wayOut(file.path)}`)
        const isAnother = known && known !== fingerprintOf(secret)
        if (isAnother && !given)
          throw new Error(`${file.path} holds another secret than this installation's. ${wayOut(file.path)}`)
        // Whoever configures it may mean to; a slip of one machine among several must not go unnoticed.
        if (isAnother) log.warn(CHANGED)

        if (!given) await file.keep(secret)
        await installation.keepFingerprint(fingerprintOf(secret))
        return secret
      }),

    /** What the person at the console should know where the secret lies beside a database that others may share. */
    notices(): string[] {
      if (given || !config.database.url) return []
      return [
        `The secret that signs sessions and links is in ${file.path}: keep a copy with your backups.`,
        'Other machines on this database need the same one, as that file or as SESSION_SECRET.',
      ]
    },
  }
}

interface Dependencies {
  db: Db
  config: Pick<Config, 'auth' | 'database'>
  log: Pick<Log, 'warn'>
}

const CHANGED =
  'SESSION_SECRET IS NOT THE SECRET THAT THIS INSTALLATION HAD. From now on it is: everyone is signed out, and links that ' +
  'were mailed or shown stop working. Processes that still run with the former one refuse what this one signs. If ' +
  'nobody meant that, stop this process and start it with the former secret.'

function newSecret(): string {
  return randomBytes(48).toString('base64url')
}

function fingerprintOf(secret: string): string {
  return createHmac('sha256', secret).update('fingerprint').digest('hex').slice(0, 32)
}

function wayOut(path: string): string {
  return (
    `Copy the right one to ${path} from the machine or the backup that has it, or set SESSION_SECRET to what it says. ` +
    'Any other SESSION_SECRET works as well, but signs everyone out, and links that were mailed or shown stop working.'
  )
}
