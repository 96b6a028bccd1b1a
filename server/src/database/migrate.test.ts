import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PlanTexts } from '@probant/contract/plans'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { CATALOGUE } from '#server/modules/plans/catalogue.ts'
import { createPostgres } from '#test/create-postgres.ts'
import { newsOfUpdating, openOlderInstallation } from '#test/older-installation.ts'
import { openOwnDatabase } from '#test/own-database.ts'
import { findPostgresAddress, openTestDatabase } from '#test/test-database.ts'
import { type Database, openDatabase } from './client.ts'
import { MIGRATIONS_FOLDER, migrate } from './migrate.ts'

const serverUrl = findPostgresAddress()

describe('migrating', () => {
  it('does nothing where all is done', async () => {
    const database = await openTestDatabase()
    onTestFinished(() => database.close())
    const before = await appliedMigrations(database)

    await migrate(database)
    await migrate(database)

    expect(before.length).toBeGreaterThan(0)
    expect(await appliedMigrations(database)).toEqual(before)
  })

  describe('an installation of November 2026', () => {
    let installation: Database
    beforeAll(async () => {
      installation = await openOlderInstallation()
    })
    afterAll(() => installation.close())

    it('recognises it, and leaves what is in it as it is, but for answers that were emptied, what every quiz, participant and submission now has, and what plans say', async () => {
      const newOne = await openTestDatabase()
      onTestFinished(() => newOne.close())
      const before = await appliedMigrations(installation)
      const [_initial, ...later] = await appliedMigrations(newOne)

      const { quizzes, participants, submissions, plans, ...others } = await newsOfUpdating(installation)
      for (const news of Object.values(quizzes ?? {}))
        expect(news).toEqual({ options: expect.objectContaining({ scale: null, passPercent: null }) })
      for (const news of Object.values(participants ?? {})) expect(news).toEqual({ shortlist_note: '' })
      for (const news of Object.values(submissions ?? {}))
        expect(news).toEqual({ number: 1, is_latest: true, counts: true })
      expect(Object.keys(plans ?? {})).toHaveLength(2)
      for (const news of Object.values(plans ?? {})) expect(news).toEqual({ texts: expect.anything() })
      expect(await planTextsOf(installation)).toEqual(
        Object.fromEntries(CATALOGUE.map(({ kind, texts }) => [kind, texts])),
      )
      expect(others).toEqual({
        answers: {
          '7bfc7444-5020-430e-955b-283d867e2a3e e445b4af-82cf-4ccf-a4cd-70493706715c': { answer: null },
        },
      })

      expect(before).toHaveLength(23)
      expect(await appliedMigrations(installation)).toEqual([...before, ...later])
    })

    it('makes the same tables, keys and triggers in a new one', async () => {
      // The database that other tests share may hold what they have left in it.
      const newOne = await openOwnDatabase()
      onTestFinished(() => newOne.close())

      await migrate(installation)
      await migrate(newOne)

      const schema = await schemaOf(newOne)
      expect(schema.length).toBeGreaterThan(1000)
      expect(await schemaOf(installation)).toEqual(schema)
    })
  })

  it('leaves the lines of a plan as the administrator wrote them, in each language', async () => {
    const installation = await openOlderInstallation()
    onTestFinished(() => installation.close())
    const own = `update plans set texts = jsonb_set(texts, '{fr,features}', '["Tout"]') where kind = 'organization'`
    await installation.pool.query(own)

    await migrate(installation)

    const { organization } = await planTextsOf(installation)
    expect(organization?.fr.features).toEqual(['Tout'])
    expect(organization?.en.features).toContain('Your own name, logo and colour')
  })

  it('refuses an installation that is older still, says what to do, and changes nothing', async () => {
    const installation = await openOlderInstallation()
    onTestFinished(() => installation.close())
    await installation.pool.query('delete from drizzle.__drizzle_migrations where id = 23')
    const before = await schemaOf(installation)

    await expect(migrate(installation)).rejects.toThrow(
      /before 17 November 2026.*start the last version that can/,
    )

    expect(await schemaOf(installation)).toEqual(before)
    expect(await appliedMigrations(installation)).toHaveLength(22)
  })

  it('keeps one snapshot of the schema, that of the last migration', async () => {
    const files = await readdir(join(MIGRATIONS_FOLDER, 'meta'))
    const { entries } = JSON.parse(await readFile(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8'))
    const number = entries.at(-1).tag.split('_')[0]

    expect(files.sort()).toEqual([`${number}_snapshot.json`, '_journal.json'])
  })

  it('leaves no setting behind on the connection', async () => {
    const database = await openTestDatabase()
    onTestFinished(() => database.close())
    await database.ping()
    const before = await setting(database)

    await migrate(database)

    expect(await setting(database)).toEqual(before)
  })

  it.runIf(serverUrl)('happens once when several processes start at the same time', async () => {
    const { url, drop } = await createPostgres(String(serverUrl))
    const processes = await Promise.all([1, 2, 3].map(() => openDatabase({ url, poolSize: 2, dataDir: '' })))
    onTestFinished(async () => {
      await closeAll(...processes)
      await drop()
    })

    await Promise.all(processes.map((database) => migrate(database)))

    const [database] = processes
    const applied = await appliedMigrations(database as Database)
    expect(new Set(applied).size).toBe(applied.length)
    expect(applied.length).toBeGreaterThan(0)
  })
})

async function closeAll(...databases: Database[]): Promise<void> {
  for (const database of databases) await database.close()
}

async function appliedMigrations({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query('select hash from drizzle.__drizzle_migrations order by id')
  return rows.map(({ hash }) => hash)
}

async function planTextsOf({ pool }: Database): Promise<Record<string, PlanTexts>> {
  const { rows } = await pool.query('select kind, texts from plans')
  return Object.fromEntries(rows.map(({ kind, texts }) => [kind, texts]))
}

/** All that the engine's own catalogs say of it, the order of the columns too. */
async function schemaOf({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query(`
    with relations as (select * from pg_class where relnamespace = 'public'::regnamespace)
    select concat_ws(' ', 'column', attrelid::regclass, row_number() over (partition by attrelid order by attnum), attname,
      format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid), attgenerated::text, attidentity::text) as says
    from pg_attribute join relations on relations.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum where attnum > 0 and not attisdropped
    union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_indexdef(indexrelid) from pg_index join relations on relations.oid = indexrelid
    union all select pg_get_triggerdef(pg_trigger.oid)
    from pg_trigger join relations on relations.oid = tgrelid where not tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    union all select concat_ws(' ', relkind::text, relname) from relations
    order by 1`)
  return rows.map(({ says }) => says)
}

async function setting({ pool }: Database): Promise<unknown> {
  const { rows } = await pool.query("select current_setting('statement_timeout') as timeout")
  return rows
}
