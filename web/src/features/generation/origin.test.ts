import { expect, it } from 'vitest'
import { originWords } from './origin.ts'

it('names the built-in generator as what it is, and a model by its name', () => {
  expect(originWords('builtin:facts')).toEqual({ key: 'facts' })
  expect(originWords('builtin:document')).toEqual({ key: 'document' })
  expect(originWords('builtin:other')).toEqual({ key: 'builtin' })
  expect(originWords('llm:openai-compatible/org/small:8b')).toEqual({ key: 'model', model: 'org/small:8b' })
  expect(originWords(null)).toEqual({ key: 'unknown' })
})
