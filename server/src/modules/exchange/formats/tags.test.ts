import { describe, expect, it } from 'vitest'
import { readTags, tagsOf } from './tags.ts'

describe('words beside a question', () => {
  it.each(['Biology', 'easy', 'difficulty:easy', 'lang:fr'])('keep the subject %s', (subject) => {
    const said = { subject, difficulty: 'tough', language: 'en' } as const
    expect(readTags(tagsOf(said))).toEqual(said)
  })

  it('of somebody else are read as far as they are understood', () => {
    expect(readTags(['hard', 'lang:de', '2024', 'exam'])).toEqual({
      subject: '2024',
      difficulty: 'tough',
      language: null,
    })
    expect(readTags(['constructor'])).toEqual({ subject: 'constructor', difficulty: null, language: null })
    expect(readTags([])).toEqual({ subject: null, difficulty: null, language: null })
  })
})
