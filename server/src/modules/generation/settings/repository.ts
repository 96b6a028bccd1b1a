import type { DbOrTx } from '#server/database/client.ts'
import { generatorSettings } from '#server/database/schema/administration.ts'

export type GeneratorSettingsRow = Omit<typeof generatorSettings.$inferSelect, 'id'>

const THE_ONLY_ROW = 1

export function generatorSettingsRepository(db: DbOrTx) {
  return {
    /** Nothing while nobody has chosen. */
    async find(): Promise<GeneratorSettingsRow | undefined> {
      const [row] = await db.select().from(generatorSettings)
      return row
    },

    async findForUpdate(): Promise<GeneratorSettingsRow | undefined> {
      const [row] = await db.select().from(generatorSettings).for('update')
      return row
    },

    async save(row: GeneratorSettingsRow): Promise<void> {
      await db
        .insert(generatorSettings)
        .values({ id: THE_ONLY_ROW, ...row })
        .onConflictDoUpdate({ target: generatorSettings.id, set: row })
    },
  }
}
