import { asc, sql } from 'drizzle-orm'
import type { Database } from '#server/database/client.ts'
import { mails } from '#server/database/schema/mails.ts'

/** What people find in their mailbox, read from the outbox. */
export function createMailbox({ db }: Database) {
  return {
    all,

    async to(recipient: string) {
      return (await all()).filter((mail) => mail.recipient === recipient)
    },

    /** The token behind the `#` of the newest link mailed to someone. */
    async tokenFor(recipient: string): Promise<string> {
      const newest = (await this.to(recipient)).findLast((mail) => mail.link)
      const token = newest?.link?.split('#')[1]
      if (!token) throw new Error(`no link was mailed to ${recipient}`)
      return token
    },
  }

  /** Oldest first. A test's clock may stand still: then the later transaction wrote the later mail. */
  function all() {
    return db.select().from(mails).orderBy(asc(mails.createdAt), WRITTEN)
  }
}

const WRITTEN = sql`mails.xmin::text::bigint`
