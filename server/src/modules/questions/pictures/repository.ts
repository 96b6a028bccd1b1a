import { eq, inArray } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { pictures } from '#server/database/schema/questions.ts'

export function pictureRepository(db: DbOrTx) {
  return {
    async create(picture: typeof pictures.$inferInsert): Promise<string> {
      const [row] = await db.insert(pictures).values(picture).returning({ id: pictures.id })
      if (!row) throw new Error('the picture was not saved')
      return row.id
    },

    async find(pictureId: string) {
      const [row] = await db
        .select({ type: pictures.type, bytes: pictures.bytes })
        .from(pictures)
        .where(eq(pictures.id, pictureId))
      return row
    },

    async listSizes(pictureIds: string[]) {
      if (pictureIds.length === 0) return []
      return db
        .select({ id: pictures.id, width: pictures.width, height: pictures.height })
        .from(pictures)
        .where(inArray(pictures.id, pictureIds))
    },
  }
}
