import { describe, expect, it } from 'vitest'
import { speakRefusals } from '../../../../test/speak-refusals.ts'
import { newDocument } from './document.ts'
import { issuesOf } from './issues.ts'

await speakRefusals()

describe('what is wrong before anything is sent', () => {
  const document = newDocument({ language: 'en', timeZone: 'Europe/Paris', now: new Date() })

  it('is said at its field', () => {
    expect(Object.keys(issuesOf(document, 'en'))).toEqual(['title'])
    expect(issuesOf({ ...document, title: 'x'.repeat(50) }, 'en').title).toMatch(/49/)
    expect(issuesOf({ ...document, title: 'Quiz', durationMinutes: '' }, 'en')).toHaveProperty(
      'durationMinutes',
    )
  })

  it('is nothing where only the publication asks for more', () => {
    expect(issuesOf({ ...document, title: 'Quiz' }, 'en')).toEqual({})
  })
})
