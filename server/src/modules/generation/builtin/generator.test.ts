import { NAME_MAX } from '@probant/contract/limits'
import { describe, expect, it } from 'vitest'
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
