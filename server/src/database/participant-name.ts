import { sql } from 'drizzle-orm'
import { participants } from './schema/participants.ts'
import { users } from './schema/users.ts'

/** As the list called them, or as they call themselves; empty where neither is known. Needs both tables in the query. */
export const PARTICIPANT_NAME = sql<string>`coalesce(nullif(${participants.name}, ''), ${users.username}, '')`
