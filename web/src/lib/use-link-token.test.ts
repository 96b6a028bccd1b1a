import { expect, it } from 'vitest'
import { keptLinkToken, linkTokenIn } from './use-link-token.ts'

it.each([
  ['#iv_abc.def', 'iv_', 'iv_abc.def'],
  ['#sl_abc.def', 'sl_', 'sl_abc.def'],
  ['#sl_abc.def', 'iv_', undefined],
  ['#main', 'ml_', undefined],
  ['', 'ml_', undefined],
] as const)('finds in %j the token of a link %s: %s', (hash, prefix, token) => {
  expect(linkTokenIn(hash, prefix)).toBe(token)
})

it('is kept with the entry of the history, for its own kind of page', () => {
  expect(keptLinkToken({ linkToken: 'iv_abc', key: 1 }, 'iv_')).toBe('iv_abc')
  expect(keptLinkToken({ linkToken: 'iv_abc' }, 'sl_')).toBeUndefined()
  for (const state of [null, undefined, {}, { linkToken: 7 }])
    expect(keptLinkToken(state, 'iv_')).toBeUndefined()
})
