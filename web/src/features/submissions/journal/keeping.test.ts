import type { JournalEntry } from '@probant/contract/submissions/taking'
import { expect, it, vi } from 'vitest'
import { createKeeping } from './keeping.ts'
import type { JournalStore, KeptSitting } from './store.ts'

const entry = (questionId: string, number: number): JournalEntry => ({
  questionId,
  number,
  answer: null,
  isFlagged: false,
  spentMs: 0,
})

/** A browser whose disk may be full. */
function aBrowser() {
  const disk = { isFull: false, entries: new Map<string, number>(), sittings: 0 }
  const write = async (put: () => void) => {
    if (disk.isFull) throw new DOMException('No room', 'QuotaExceededError')
    put()
  }
  const store = {
    keepSitting: () => write(() => disk.sittings++),
    keepEntry: (_, { questionId, number }) => write(() => disk.entries.set(questionId, number)),
    keepIncident: () => write(() => {}),
  } as Partial<JournalStore> as JournalStore
  const keeping = createKeeping(store)
  const lines = keeping.linesOf('submission')
  return { disk, keeping, lines, isKept: () => keeping.state.get().isKept }
}

it('tells when the browser refuses to keep a line, and again when it keeps all of them', async () => {
  const { disk, lines, isKept } = aBrowser()
  lines.keepEntry(entry('a', 1))
  disk.isFull = true
  lines.keepEntry(entry('b', 2))
  await vi.waitFor(() => expect(isKept()).toBe(false))

  disk.isFull = false
  lines.keepEntry(entry('c', 3))
  await vi.waitFor(() => expect(isKept()).toBe(true))
  expect(Object.fromEntries(disk.entries)).toEqual({ a: 1, b: 2, c: 3 })
})

it('keeps of each question the newest entry, whatever was refused before', async () => {
  const { disk, lines, isKept } = aBrowser()
  disk.isFull = true
  lines.keepEntry(entry('a', 1))
  lines.keepEntry(entry('a', 2))
  await vi.waitFor(() => expect(isKept()).toBe(false))
  disk.isFull = false
  lines.keepEntry(entry('a', 3))
  await vi.waitFor(() => expect(isKept()).toBe(true))
  expect(Object.fromEntries(disk.entries)).toEqual({ a: 3 })
})

it('counts a paper that can’t be kept, for then a reload without network finds nothing', async () => {
  const { disk, keeping, isKept } = aBrowser()
  disk.isFull = true
  await keeping.keepSitting({} as KeptSitting)
  expect(isKept()).toBe(false)
  disk.isFull = false
  await keeping.keepSitting({} as KeptSitting)
  expect(isKept()).toBe(true)
})
