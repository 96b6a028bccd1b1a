import { inject } from 'vitest'
import { asDatabase, type Database, openDatabase } from '#server/database/client.ts'
import { connectTo } from '#server/database/pglite/instance.ts'
import { drain } from '#server/database/pool.ts'

/** The empty, migrated database that this vitest worker has to itself; `database-setup.ts` made it. */
export async function openTestDatabase(): Promise<Database> {
  const address = testDatabaseAddress()
  const database = isPostgres(address) ? await openPostgres(address) : openPglite(address)
  await emptyTables(database)
  return database
}

/** Only where the tests run on PostgreSQL: an address for connections of the test's own. */
export function findPostgresAddress(): string | undefined {
  const address = testDatabaseAddress()
  return isPostgres(address) ? address : undefined
}

/** Deleting is ten times as fast as truncating where there are few rows. */
export async function emptyTables({ pool }: Database): Promise<void> {
  await pool.query(`
    do $$
    declare
      name text;
      has_rows boolean;
    begin
      -- Foreign keys are not looked at: in the end every table is empty.
      set local session_replication_role = replica;
      for name in select format('%I.%I', schemaname, tablename) from pg_tables where schemaname = 'public' loop
        execute 'select exists (select from ' || name || ')' into has_rows;
        if has_rows then execute 'delete from ' || name; end if;
      end loop;
      for name in select format('%I.%I', schemaname, sequencename) from pg_sequences
        where schemaname = 'public' and last_value is not null loop
        execute 'alter sequence ' || name || ' restart';
      end loop;
    end $$`)
}

function testDatabaseAddress(): string {
  const address = inject('testDatabases')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!address) throw new Error('There are fewer test databases than vitest workers')
  return address
}

function isPostgres(address: string): boolean {
  return address.startsWith('postgres')
}

function openPostgres(url: string): Promise<Database> {
  return openDatabase({ url, poolSize: 5, dataDir: '' })
}

function openPglite(socketFolder: string): Database {
  const pool = connectTo(socketFolder)
  return asDatabase({ name: 'pglite', pool, close: () => drain(pool) })
}
