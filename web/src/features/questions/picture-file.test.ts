import { PICTURE_MAX_BYTES } from '@probant/contract/pictures'
import { expect, it } from 'vitest'
import { pictureRefusal } from './picture-file.ts'

it.each([
  ['image/png', PICTURE_MAX_BYTES, undefined],
  ['image/webp', 1, undefined],
  ['image/jpeg', PICTURE_MAX_BYTES + 1, 'tooLarge'],
  ['image/png', 0, 'empty'],
  ['image/svg+xml', 100, 'wrongType'],
  ['image/gif', PICTURE_MAX_BYTES + 1, 'wrongType'],
  ['', 100, 'wrongType'],
])('a file of %s with %i bytes: %s', (type, size, refusal) => {
  expect(pictureRefusal({ type, size })).toBe(refusal)
})
