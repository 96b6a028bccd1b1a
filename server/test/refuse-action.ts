import { sql } from 'drizzle-orm'
import type { Database } from '#server/database/client.ts'

/** A trigger that raises: the surest way to see what happens when a write fails. */
export async function refuseAction({ db }: Database, action: 'insert' | 'update', table: string) {
  const trigger = `refuse_${action}_${table}`
  await db.execute(sql`
    create or replace function refuse_action() returns trigger
    as $$ begin raise exception 'no room left'; end $$ language plpgsql`)
  await db.execute(
    sql.raw(
      `create trigger ${trigger} before ${action} on ${table} for each row execute function refuse_action()`,
    ),
  )
  return async () => {
    await db.execute(sql.raw(`drop trigger if exists ${trigger} on ${table}`))
  }
}
