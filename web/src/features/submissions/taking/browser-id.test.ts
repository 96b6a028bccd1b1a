import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { claimBrowserId } from './browser-id.ts'

/** What all tabs of a browser share. */
let local: Storage
const channels: BroadcastChannel[] = []

beforeEach(() => {
  local = aStorage()
  const Real = globalThis.BroadcastChannel
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Real {
      constructor(name: string) {
        super(name)
        channels.push(this)
      }
    },
  )
})
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
  vi.unstubAllGlobals()
})

describe('on plain http, where browsers have no locks', () => {
  it('a duplicated tab, which has the same storage, finds another name', async () => {
    const tab = aStorage()
    const first = await openedIn(tab)
    const duplicate = aStorage(tab)
    expect(await openedIn(duplicate)).not.toBe(first)
    // From then on it is its own.
    expect(duplicate.getItem('quiz-page')).not.toBe(first)
  })

  it('of two that open at the same moment, one goes by the name', async () => {
    const tab = aStorage()
    const first = await openedIn(tab)
    closeAll()
    const names = await Promise.all([openedIn(tab), openedIn(aStorage(tab))])
    expect(names.filter((name) => name === first)).toHaveLength(1)
  })

  it('a reload keeps the name, for the page before it answers no more', async () => {
    const tab = aStorage()
    const first = await openedIn(tab)
    closeAll()
    expect(await openedIn(tab)).toBe(first)
  })

  it('a new tab takes no name of another, though nobody answers: it may be asleep', async () => {
    const first = await openedIn(aStorage())
    closeAll()
    expect(await openedIn(aStorage())).not.toBe(first)
  })
})

function openedIn(tab: Storage): Promise<string> {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', tab)
  return claimBrowserId()
}

function closeAll(): void {
  for (const channel of channels.splice(0)) channel.close()
}

function aStorage(copied?: Storage): Storage {
  const kept = new Map(copied ? [['quiz-page', copied.getItem('quiz-page') ?? '']] : [])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Partial<Storage> as Storage
}
