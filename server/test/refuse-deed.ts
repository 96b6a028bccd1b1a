import { sql } from 'drizzle-orm'
import type { Database } from '#server/database/client.ts'

/** A trigger that raises: the surest way to see what happens when a write fails. */
export async function refuseDeed({ db }: Database, deed: 'insert' | 'update', table: string) {
  const trigger = `refuse_${deed}_${table}`
  await db.execute(sql`
    create or replace function refuse_deed() returns trigger
    as $$ begin raise exception 'no room left'; end $$ language plpgsql`)
  await db.execute(
    sql.raw(
      `create trigger ${trigger} before ${deed} on ${table} for each row execute function refuse_deed()`,
    ),
  )
  return async () => {
    await db.execute(sql.raw(`drop trigger if exists ${trigger} on ${table}`))
  }
}
