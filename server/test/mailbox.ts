import { asc } from 'drizzle-orm'
import type { Database } from '#server/database/client.ts'
import { mails } from '#server/database/schema/mails.ts'

/** What people find in their mailbox, read from the outbox. */
export function createMailbox({ db }: Database) {
  return {
    all: () => db.select().from(mails).orderBy(asc(mails.createdAt)),

    async to(recipient: string) {
      const all = await db.select().from(mails).orderBy(asc(mails.createdAt))
      return all.filter((mail) => mail.recipient === recipient)
    },

    /** The token behind the `#` of the newest link mailed to someone. */
    async tokenFor(recipient: string): Promise<string> {
      const newest = (await this.to(recipient)).findLast((mail) => mail.link)
      const token = newest?.link?.split('#')[1]
      if (!token) throw new Error(`no link was mailed to ${recipient}`)
      return token
    },
  }
}
