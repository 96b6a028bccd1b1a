import { beforeEach, expect, it, vi } from 'vitest'
import { tryReload } from './chunk-reload.ts'

const store = new Map<string, string>()
const reload = vi.fn()
let path = '/dashboard'
let now = 0
const world = {
  storage: {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  },
  path: () => path,
  now: () => now,
  reload,
}

beforeEach(() => {
  store.clear()
  reload.mockClear()
  path = '/dashboard'
  now = 1_000_000
})

it('reloads the page when a chunk could not be loaded', () => {
  expect(tryReload(world)).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
})

it('reloads at most once per 10 seconds', () => {
  tryReload(world)
  now += 9_999
  expect(tryReload(world)).toBe(false)
  now += 1
  expect(tryReload(world)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

it('counts each path for itself', () => {
  tryReload(world)
  path = '/setting'
  expect(tryReload(world)).toBe(true)
})
