import { expect, it } from 'vitest'
import { testLimitFaults } from './test-limits.ts'

const faultsIn = (line: string, path = 'server/src/some.test.ts') =>
  testLimitFaults([{ path, text: `\n${line}` }])
// Written so that this file is no fault itself.
const [MS, SLOW] = ['60_000', 'slow()']

it.each([
  `describe('a lock', { timeout: ${MS} }, () => {`,
  `}, ${MS})`,
  `  await vi.waitFor(look, { timeout: ${MS} })`,
  `  await page.waitFor${'Timeout'}(500)`,
  `  test.${SLOW}`,
])('names a limit of a test’s own: %s', (line) => {
  expect(faultsIn(line)).toEqual([expect.stringMatching(/^server\/src\/some\.test\.ts:2: /)])
})

it.each(["expect(kind).toBe('timeout')", "  ['stalls', { AI_TIMEOUT_CHUNK_MS: '200' }],", '}, [1, 2])'])(
  'leaves alone what is none: %s',
  (line) => {
    expect(faultsIn(line)).toEqual([])
  },
)

it('leaves alone what is no test', () => {
  expect(faultsIn(`timeout: ${MS},`, 'server/src/platform/mail/smtp.ts')).toEqual([])
})
