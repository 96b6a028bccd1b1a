import { idSchema } from '@probant/contract/fields'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newId } from '#web/lib/new-id.ts'
import { aStorage } from '../../../../test/a-storage.ts'

/** A page of a tab that has the form open; what the tab remembers outlives it. */
async function aPage(remembers: Storage) {
  const page = new EventTarget()
  vi.stubGlobal('sessionStorage', remembers)
  vi.stubGlobal('window', page)
  vi.resetModules()
  const { markOpen, ownSlot } = await import('./tabs.ts')
  const slot = ownSlot('new')
  const close = markOpen(slot)
  const leave = () => page.dispatchEvent(new Event('pagehide'))
  return { slot, close, leave }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', aStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('is found again after a reload', async () => {
  const tab = aStorage()
  const page = await aPage(tab)
  page.leave()
  expect((await aPage(tab)).slot).toBe(page.slot)
})

it('is another in another tab, also in one that was made from this', async () => {
  const tab = aStorage()
  const { slot } = await aPage(tab)
  expect((await aPage(aStorage({ ...tab }))).slot).not.toBe(slot)
  expect((await aPage(aStorage())).slot).not.toBe(slot)
})

it('is another where the same is being written in elsewhere, until that has been silent for long', async () => {
  const tab = aStorage()
  const { slot } = await aPage(tab)
  // The tab has crashed: nothing was closed, and no more is heard of it.
  vi.clearAllTimers()
  await vi.advanceTimersByTimeAsync(80_000)
  expect((await aPage(aStorage({ ...tab }))).slot).not.toBe(slot)
  await vi.advanceTimersByTimeAsync(10_000)
  expect((await aPage(aStorage({ ...tab }))).slot).toBe(slot)
})

it('is marked as open for as long as the form is', async () => {
  const { slot, close } = await aPage(aStorage())
  const mark = () => localStorage.getItem(`quiz-form-open:${slot}`)
  const first = mark()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(mark()).not.toBe(first)
  close()
  expect(mark()).toBeNull()
})

it('has an id that the server takes', () => {
  expect(idSchema.safeParse(newId()).success).toBe(true)
  expect(newId()).not.toBe(newId())
})

it('is there also where the tab has no room to remember it', async () => {
  const full = Object.assign(aStorage(), {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect((await aPage(full)).slot).toMatch(/^new:/)
})
