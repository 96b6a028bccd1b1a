import { expect, it } from 'vitest'
import { createSealing } from './sealing.ts'

const sealing = createSealing('a secret that is long enough', 'test')

it('opens what it sealed, and shows nothing of it until then', () => {
  const sealed = sealing.seal('clé secrète', 'https://one.example')

  expect(sealed).toMatch(/^[\w-]+$/)
  expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('secr')
  expect(sealing.open(sealed, 'https://one.example')).toBe('clé secrète')
})

it('seals the same text differently each time', () => {
  expect(sealing.seal('key', 'here')).not.toBe(sealing.seal('key', 'here'))
})

it.each([
  ['another secret', createSealing('another secret, long enough', 'test'), 'here'],
  ['another purpose', createSealing('a secret that is long enough', 'other'), 'here'],
  ['something else', sealing, 'there'],
])('does not open for %s', (_, opening, belongsTo) => {
  expect(opening.open(sealing.seal('key', 'here'), belongsTo)).toBeUndefined()
})

it('does not open what was changed, cut off or never sealed', () => {
  const bytes = Buffer.from(sealing.seal('key', 'here'), 'base64url')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1

  for (const text of [bytes.toString('base64url'), bytes.subarray(0, 20).toString('base64url'), '', 'key'])
    expect(sealing.open(text, 'here')).toBeUndefined()
})
