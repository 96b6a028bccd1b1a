import { realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { capture } from '../processes/run.ts'
import { aptInstall } from './apt.ts'
import { onPath, programsAt } from './programs.ts'

const OLDEST = 15

/** The folder of PostgreSQL's programs: this machine's own where it has some, else installed now. */
export async function bringPostgres(): Promise<string> {
  const found = await findPrograms()
  if (found) return found

  await aptInstall(['postgresql'])
  const installed = await findPrograms()
  if (installed) return installed
  throw new Error(
    `The tests need PostgreSQL ${OLDEST} or newer: install it, or name a database in TEST_DATABASE_URL.`,
  )
}

async function findPrograms(): Promise<string | undefined> {
  const candidates = [onPath('initdb') ?? [], ...PLACES.map((place) => programsAt(`${place}/initdb`))].flat()
  for (const initdb of candidates) {
    const { output } = await capture(initdb, ['--version'])
    // Where a link leads, the other programs stand, too.
    if (Number(/\d+/.exec(output)?.[0] ?? 0) >= OLDEST) return dirname(realpathSync(initdb))
  }
}

const PLACES = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
  '/Applications/Postgres.app/Contents/Versions/*/bin',
]
