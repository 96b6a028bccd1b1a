import { randomUUID } from 'node:crypto'
import type { DbOrTx } from '#server/database/client.ts'
import { generatorSettings } from '#server/database/schema/administration.ts'

export type GeneratorSettingsRow = Omit<typeof generatorSettings.$inferSelect, 'id'>

/** What holds while nobody has chosen. */
export const NOTHING_CHOSEN = {
  preset: 'builtin',
  address: '',
  model: '',
  sealedKey: null,
  checksKeys: true,
} as const

const THE_ONLY_ROW = 1

export function generatorSettingsRepository(db: DbOrTx) {
  return {
    /** Nothing while nobody has chosen. */
    async find(): Promise<GeneratorSettingsRow | undefined> {
      const [row] = await db.select().from(generatorSettings)
      return row
    },

    /** Made where there is none yet: of two administrators who choose first, the second sees what the first chose. */
    async lockOrCreate(): Promise<GeneratorSettingsRow> {
      const first = { id: THE_ONLY_ROW, version: randomUUID(), ...NOTHING_CHOSEN }
      await db.insert(generatorSettings).values(first).onConflictDoNothing()
      const [row] = await db.select().from(generatorSettings).for('update')
      if (!row) throw new Error('the generator’s settings are missing')
      return row
    },

    async update(choice: Omit<GeneratorSettingsRow, 'version'>): Promise<GeneratorSettingsRow> {
      const row = { version: randomUUID(), ...choice }
      await db.update(generatorSettings).set(row)
      return row
    },
  }
}
