import { expect, it } from 'vitest'
import { bare } from './bare-contract.ts'

it('leaves of an endpoint what the client reads', () => {
  const code = `export const getLobby = { method: 'GET', url: '/api/x', access: 'user', errors: ['a', ...B], schema: { params: z.object({}) } }`
  expect(bare(code)).toBe(
    `export const getLobby = { method: 'GET', url: '/api/x', access: 'user', errors: 0, schema: 0 }`,
  )
})

it('lets go of schemas where nobody uses them', () => {
  expect(bare('const a = z.object({}).extend({ b: c() })\nexport const d = { e: z.int() }')).toBe(
    'const a = /* @__PURE__ */ (() => (z.object({}).extend({ b: c() })))()\nexport const d = /* @__PURE__ */ (() => ({ e: z.int() }))()',
  )
})

it('leaves everything else as it is', () => {
  const code = `import { z } from 'zod'\nexport const ROLES = ['owner']\nexport function f() { const a = b(); return a }`
  expect(bare(code)).toBe(code)
})
