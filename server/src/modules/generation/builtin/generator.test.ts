import { NAME_MAX } from '@probant/contract/limits'
import { seededRandom } from '@probant/knowledge'
import { describe, expect, it } from 'vitest'
import { GENERATED_TYPES } from '../kinds/index.ts'
import { run } from '../run.ts'
import { planSlots } from '../slots.ts'
import { createBuiltinGenerator } from './generator.ts'

describe('a subject that is suggested', () => {
  it('is read no further than a subject may be long', async () => {
    const { suggest } = createBuiltinGenerator({ document: {} as never })
    const subject = 'Astronomy and space, from the planets to galaxies'
    const suggested = await suggest?.({ search: subject, language: 'en' })

    expect(subject).toHaveLength(NAME_MAX)
    expect(suggested).not.toHaveLength(0)
    expect(await suggest?.({ search: `${subject} history biology music`, language: 'en' })).toEqual(suggested)
  })
})

describe('a subject that only some of the asked kinds can ask about', () => {
  it.each([
    ['Les pourcentages', ['choices', 'numeric', 'gaps', 'matching', 'ordering']],
    ['Seconde Guerre mondiale', ['choices', 'numeric', 'gaps', 'matching', 'ordering']],
    ['Géographie', ['ordering', 'numeric', 'gaps', 'matching', 'choices', 'fill_in']],
    ['Révolution française', [...GENERATED_TYPES]],
  ] as [string, typeof GENERATED_TYPES][])('has ten questions on %s', async (subject, types) => {
    for (const seed of [1, 2, 3]) {
      const { savedCount } = await run({
        generator: createBuiltinGenerator({ document: {} as never }),
        request: { subject, language: 'fr', text: '', seed },
        types,
        slots: planSlots({ counts: { easy: 4, medium: 3, tough: 3 }, types }),
        known: [],
        random: seededRandom(seed),
        signal: new AbortController().signal,
        reject: () => undefined,
        save: async () => true,
      })
      expect(savedCount, String(seed)).toBe(10)
    }
  })
})
