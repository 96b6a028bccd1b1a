import { expect, it } from 'vitest'
import { parsedUrl } from './parsed-url.ts'

it('reads an address, and says nothing where it is none', () => {
  expect(parsedUrl('https://example.org/a')?.host).toBe('example.org')
  expect(parsedUrl('example')).toBeUndefined()
  expect(parsedUrl('')).toBeUndefined()
})
