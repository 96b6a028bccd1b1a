import { expect, it } from 'vitest'
import { bare } from './bare-contract.ts'

it('leaves of an endpoint what the client reads', () => {
  const code = `export const getLobby = { method: 'GET', url: '/api/x', access: 'user', errors: ['a', ...B], schema: { params: z.object({}) } }`
  expect(bare(code, 'none')).toBe(
    `export const getLobby = { method: 'GET', url: '/api/x', access: 'user', errors: 0, schema: 0 }`,
  )
})

it('leaves out what is written short, too', () => {
  const code = "export const a = { method: 'GET', url: '/a', access: 'user', errors, schema: {} }"
  expect(bare(code, 'none')).toBe(
    "export const a = { method: 'GET', url: '/a', access: 'user', errors: 0, schema: 0 }",
  )
})

it('leaves forms the schema of what they send, and makes it when one asks', () => {
  const code = `export const logIn = { method: 'POST', url: '/api/x', access: 'public', errors: [], schema: { body: b.extend({}), response: { 200: z.object({}) } } }`
  expect(bare(code, 'bodies')).toBe(
    `export const logIn = { method: 'POST', url: '/api/x', access: 'public', errors: 0, schema: { get body() { const value = b.extend({}); Object.defineProperty(this, 'body', { value }); return value } } }`,
  )
})

it('lets go of schemas where nobody uses them', () => {
  expect(bare('const a = z.object({}).extend({ b: c() })\nexport const d = { e: z.int() }', 'none')).toBe(
    'const a = /* @__PURE__ */ (() => (z.object({}).extend({ b: c() })))()\nexport const d = /* @__PURE__ */ (() => ({ e: z.int() }))()',
  )
})

it('leaves everything else as it is', () => {
  const code = `import { z } from 'zod'\nexport const ROLES = ['owner']\nexport function f() { const a = b(); return a }`
  expect(bare(code, 'bodies')).toBe(code)
})
