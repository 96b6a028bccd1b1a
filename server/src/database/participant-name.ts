import { type SQL, sql } from 'drizzle-orm'
import { STAND_INS } from '#server/platform/mail/stand-in-address.ts'
import { participants } from './schema/participants.ts'
import { users } from './schema/users.ts'

/** As the list called them, or as they call themselves; empty where neither is known. Needs both tables in the query. */
export const PARTICIPANT_NAME = sql<string>`coalesce(nullif(${participants.name}, ''), ${users.username}, '')`

/** Is there an address that mail can go to? */
export const HAS_MAILBOX: SQL = sql`${participants.email} not like ${STAND_INS}`

/** What somebody is searched for by. */
export const PARTICIPANT_WORDS: SQL = sql`${PARTICIPANT_NAME} || ' ' || case when ${HAS_MAILBOX} then ${participants.email} else '' end`
