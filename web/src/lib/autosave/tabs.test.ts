import { idSchema } from '@probant/contract/fields'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aStorage } from '../../../test/a-storage.ts'
import { newId } from '../new-id.ts'

const now = new Date('2026-09-01T09:00:00.000Z')

/** A page of a tab; what the tab remembers outlives it. */
async function aPage(remembers: Storage) {
  const page = new EventTarget()
  vi.stubGlobal('sessionStorage', remembers)
  vi.stubGlobal('window', page)
  vi.resetModules()
  const { ownSlot } = await import('./tabs.ts')
  return {
    slot: () => ownSlot('quiz', 'new', now),
    leave: () => page.dispatchEvent(new Event('pagehide')),
  }
}

beforeEach(() => void vi.stubGlobal('localStorage', aStorage()))
afterEach(() => void vi.unstubAllGlobals())

it('is found again after a reload', async () => {
  const tab = aStorage()
  const page = await aPage(tab)
  const slot = page.slot()
  page.leave()
  expect((await aPage(tab)).slot()).toBe(slot)
})

it('is another in another tab, also in one that was made from this', async () => {
  const tab = aStorage()
  const slot = (await aPage(tab)).slot()
  const copied = aStorage({ ...tab })
  expect((await aPage(copied)).slot()).not.toBe(slot)
  expect((await aPage(aStorage())).slot()).not.toBe(slot)
})

it('is another where the same is being written in elsewhere', async () => {
  const tab = aStorage()
  const page = await aPage(tab)
  const slot = page.slot()
  page.leave()
  localStorage.setItem(`quiz-form-open:${slot}`, `another-page ${now.getTime()}`)
  expect((await aPage(tab)).slot()).not.toBe(slot)
})

it('has an id that the server takes', () => {
  expect(idSchema.safeParse(newId()).success).toBe(true)
  expect(newId()).not.toBe(newId())
})
