import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { copyTemplate } from './cluster.ts'
import { tidyUp } from './housekeeping.ts'
import { startInstance } from './instance.ts'
import { ensureTemplate } from './template.ts'

it('keeps tables and journal from growing while rows are written over and over', async () => {
  const { pool, rewrite } = await startRewriting()

  await rewrite()
  const early = await rewrite()
  for (let round = 0; round < 8; round++) await rewrite()
  const late = await rewrite()

  expect(late.tableBytes).toBeLessThan(early.tableBytes * 1.5)
  await pool.query('insert into notes select n, repeat(md5(n::text), 16) from generate_series(1, 80000) n')
  const { journalBytes } = await rewrite()
  expect(journalBytes).toBeLessThan(1024 * 1024)
})

async function startRewriting() {
  const folder = await temporaryFolder()
  copyTemplate(await ensureTemplate(), folder)
  const { pool, stop } = await startInstance({ folder, isDurable: false })
  onTestFinished(stop)
  await pool.query("create table notes as select n, repeat('x', 500) as text from generate_series(1, 1000) n")

  async function rewrite(): Promise<{ tableBytes: number; journalBytes: number }> {
    await pool.query('update notes set text = repeat(md5(random()::text), 16) where n <= 1000')
    // What a connection has changed is counted once a second, or when asked.
    await pool.query('select pg_stat_force_next_flush()')
    await tidyUp(pool)
    const { rows } = await pool.query(`
      select pg_table_size('notes')::float8 as "tableBytes", (pg_current_wal_lsn() - redo_lsn)::float8 as "journalBytes"
      from pg_control_checkpoint()`)
    return rows[0]
  }
  return { pool, rewrite }
}
