import type { Locale } from '@probant/contract/locales'
import type { LocalContent } from '@probant/contract/site-content'
import { sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { siteContent } from '#server/database/schema/administration.ts'

export function siteContentRepository(db: DbOrTx) {
  return {
    list: () => db.select().from(siteContent),

    async save(contents: { locale: Locale; content: LocalContent }[], updatedAt: Date): Promise<void> {
      await db
        .insert(siteContent)
        .values(contents.map((one) => ({ ...one, updatedAt })))
        .onConflictDoUpdate({
          target: siteContent.locale,
          set: { content: sql`excluded.content`, updatedAt: sql`excluded.updated_at` },
        })
    },
  }
}
