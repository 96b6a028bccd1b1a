import { expect, it } from 'vitest'
import { holderOf, withImports } from './chunk-graph.ts'

const base = { fileName: 'base.js', imports: [], moduleIds: ['/node_modules/react/index.js'] }
const app = { fileName: 'app.js', imports: ['base.js'], moduleIds: ['/src/main.tsx'] }
const account = {
  fileName: 'account.js',
  imports: ['app.js', 'base.js', 'elsewhere.js'],
  moduleIds: [
    '/src/routes/_account/route.tsx?tsr-split=component',
    '/src/routes/_account/signup.tsx?tsr-split',
  ],
}
const chunks = [base, app, account]

it('finds a route in the file that it shares with others', () => {
  expect(holderOf(chunks, '/routes/_account/signup.tsx?')).toBe(account)
})

it('stops the build where a route is nowhere', () => {
  expect(() => holderOf(chunks, '/routes/_account/login.tsx?')).toThrow('/routes/_account/login.tsx?')
})

it('names all that a file waits for, each once', () => {
  expect([...withImports(chunks, [account])]).toEqual([account, app, base])
})
