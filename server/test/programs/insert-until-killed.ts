import { openDatabase } from '#server/database/client.ts'

/** Writes one row after the other into the data folder it is given, and prints each number once it is committed. */
const [dataDir = ''] = process.argv.slice(2)
const { pool } = await openDatabase({ dataDir, url: undefined, poolSize: 1 })
await pool.query('create table if not exists notes (number serial primary key, text text not null)')

while (true) {
  const { rows } = await pool.query("insert into notes (text) values (repeat('x', 1000)) returning number")
  process.stdout.write(`${rows[0].number}\n`)
}
