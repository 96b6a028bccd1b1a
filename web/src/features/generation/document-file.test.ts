import { DOCUMENT_MAX_BYTES } from '@probant/contract/generation'
import { describe, expect, it } from 'vitest'
import { documentRefusal, subjectOfFile } from './document-file.ts'

describe('a file', () => {
  it.each(['a.pdf', 'A.PDF', 'b.docx', 'notes.v2.md', 'c.txt'])('can be read: %s', (name) => {
    expect(documentRefusal({ name, size: 10 })).toBeUndefined()
  })

  it.each([
    ['old.doc', 10, 'wrongType'],
    ['picture.png', 10, 'wrongType'],
    ['noending', 10, 'wrongType'],
    ['empty.pdf', 0, 'empty'],
    ['large.pdf', DOCUMENT_MAX_BYTES + 1, 'tooLarge'],
  ])('is refused before it is sent: %s, %i bytes', (name, size, refusal) => {
    expect(documentRefusal({ name, size })).toBe(refusal)
  })

  it('suggests a subject by its name', () => {
    expect(subjectOfFile('water-cycle_2.pdf')).toBe('water cycle 2')
  })
})
