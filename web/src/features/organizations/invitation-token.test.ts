import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  forgetInvitationToken,
  holdsInvitationToken,
  invitationToken,
  keepInvitationToken,
} from './invitation-token.ts'

const ORGANIZATION = '0b9f2c1e-7a55-4c1f-9f0a-3f1f8f6f2a11'
const PATH = `/organizations/${ORGANIZATION}/accept`
const TOKEN = 'oi_abcdefghijklmnopqrstuvwxyz'
const replaceState = vi.fn()

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('history', { state: { key: 1 }, replaceState })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  replaceState.mockClear()
})

it('takes the token out of the address and keeps it until it is forgotten', () => {
  open(PATH, `#${TOKEN}`)
  keepInvitationToken()
  expect(replaceState).toHaveBeenCalledWith({ key: 1 }, '', PATH)
  expect(invitationToken(ORGANIZATION)).toBe(TOKEN)

  forgetInvitationToken(ORGANIZATION)
  expect(invitationToken(ORGANIZATION)).toBeUndefined()
})

it.each([
  ['a place on the page', PATH, '#main'],
  ['another page', '/verify-email', `#${TOKEN}`],
])('leaves %s alone', (_, path, hash) => {
  open(path, hash)
  keepInvitationToken()
  expect(replaceState).not.toHaveBeenCalled()
})

it.each([
  [`https://probant.test${PATH}#${TOKEN}`, true],
  [`https://probant.test${PATH}#main`, false],
  [`https://probant.test${PATH}`, false],
  [`https://probant.test/verify-email#${TOKEN}`, false],
])('knows whether %s is a mailed invitation: %s', (address, holdsOne) => {
  expect(holdsInvitationToken(address)).toBe(holdsOne)
})

function open(pathname: string, hash: string): void {
  vi.stubGlobal('location', { pathname, hash, search: '' })
}
