import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { renderHook, stubPage } from '../../../test/render-hook.ts'
import { ApiError } from '../api-error.ts'
import { createLocalCopies } from './local-copies.ts'
import { outcomeOf } from './outcome.ts'
import { PAUSE_MS } from './saver.ts'
import { useAutosave } from './use-autosave.ts'

interface Note {
  title: string
}
interface SavedNote extends Note {
  id: string
  revision: number
  isLocked?: boolean
}

const CHANGED = new ApiError({ code: 'CHANGED', message: 'Somebody was quicker.' }, 409)
const LOST = new ApiError({ code: '', message: 'Nobody there.' }, 0)
const copies = createLocalCopies<Note>({ kind: 'note', document: z.object({ title: z.string() }) })

/** A server of one note; `failure` is thrown once instead of an answer. */
function aServer(stored?: SavedNote) {
  const server = { stored, failure: undefined as Error | undefined, writes: 0 }
  const put = (note: SavedNote): SavedNote => {
    const { failure } = server
    server.failure = undefined
    if (failure) throw failure
    server.writes += 1
    server.stored = note
    return note
  }
  return Object.assign(server, {
    create: async ({ title }: Note, id: string) => put({ id, title, revision: 1 }),
    update: async ({ before, document }: { before: SavedNote; document: Note }) => {
      if (server.stored?.revision !== before.revision) throw CHANGED
      return put({ ...before, title: document.title, revision: before.revision + 1 })
    },
    read: async () => server.stored as SavedNote,
  })
}

function aForm(server: ReturnType<typeof aServer>, { isAutomatic = true } = {}) {
  const opened = server.stored
  const created = vi.fn()
  const saving = {
    create: server.create,
    update: server.update,
    read: server.read,
    isSame: (one: Note, other: Note) => one.title === other.title,
    isStoredAs: (saved: SavedNote, { title }: Note) => saved.title === title,
    isAutomatic: () => isAutomatic,
    isConflict: (error: unknown) => error === CHANGED,
    issuesOf: ({ title }: Note): Record<string, string> =>
      title === '' ? { title: 'It needs a title.' } : {},
    outcomeOf: (error: unknown) =>
      outcomeOf(error, {
        isConflict: (one) => one === CHANGED,
        showLimit: () => false,
        fieldsOf: ({ fields }) => fields,
        otherwise: 'It failed.',
      }),
    fieldOf: (part: string) => part,
    words: { failed: () => 'It failed.', unreachable: () => 'Offline.', noSpace: () => 'No room.' },
  }
  const form = () =>
    useAutosave<Note, SavedNote>({
      fresh: { title: opened?.title ?? '' },
      opened,
      copies,
      owner: 'claire',
      slot: 'new',
      documentOf: ({ title }) => ({ title }),
      canEdit: ({ isLocked }) => !isLocked,
      saving,
      onCreated: created,
    })
  return renderHook(form).then((rendered) => ({ ...rendered, created, draft: () => rendered.result.current }))
}

const AB: SavedNote = { id: 'ab', title: 'A', revision: 3 }
const later = (ms = PAUSE_MS) => act(() => vi.advanceTimersByTimeAsync(ms))
const keptTitles = () => copies.names().map((name) => copies.read(name)?.document.title)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-09-01T09:00:00.000Z') })
  stubPage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a document that saves itself', () => {
  it('is sent a moment after the last change, and says so', async () => {
    const server = aServer(AB)
    const { draft, unmount } = await aForm(server)
    await act(async () => draft().edit({ title: 'B' }))
    expect(draft()).toMatchObject({ document: { title: 'B' }, isDirty: true, status: { kind: 'waiting' } })
    await later()
    expect(server.stored).toMatchObject({ title: 'B', revision: 4 })
    expect(draft()).toMatchObject({ isDirty: false, status: { kind: 'idle' }, item: { revision: 4 } })
    await unmount()
  })

  it('is made with its first save, once, and goes by its own name from then on', async () => {
    const server = aServer()
    const { draft, created, unmount } = await aForm(server)
    await act(async () => draft().edit({ title: 'New' }))
    server.failure = LOST
    await later()
    expect(draft().status).toMatchObject({ kind: 'unreachable' })
    await later(2_000)
    expect(created).toHaveBeenCalledExactlyOnceWith(server.stored?.id)
    expect(server.writes).toBe(1)
    expect(draft().item).toEqual(server.stored)
    await unmount()
  })

  it('is not sent while a field is wrong; what is wrong is forgotten with the next change of it', async () => {
    const server = aServer(AB)
    const { draft, unmount } = await aForm(server)
    await act(async () => draft().edit({ title: '' }))
    await later()
    expect(draft().fieldErrors).toEqual({ title: 'It needs a title.' })
    await act(async () => draft().edit({ title: 'B' }))
    expect(draft().fieldErrors).toEqual({})
    await later()
    expect(server.stored?.title).toBe('B')
    await unmount()
  })

  it('waits for the person where it is not automatic', async () => {
    const server = aServer(AB)
    const { draft, unmount } = await aForm(server, { isAutomatic: false })
    await act(async () => draft().edit({ title: 'B' }))
    await later(100 * PAUSE_MS)
    expect(server.writes).toBe(0)
    await act(() => draft().saveChanges())
    expect(server.stored?.title).toBe('B')
    await unmount()
  })

  it('sends nothing more once it is left', async () => {
    const server = aServer(AB)
    const { draft, unmount } = await aForm(server)
    await act(async () => draft().edit({ title: 'B' }))
    await unmount()
    await vi.advanceTimersByTimeAsync(100 * PAUSE_MS)
    expect(server.writes).toBe(0)
  })
})

describe('what somebody else has saved', () => {
  async function aConflict(newer: Partial<SavedNote> = {}) {
    const server = aServer(AB)
    const form = await aForm(server)
    server.stored = { ...AB, title: 'Theirs', revision: 4, ...newer }
    await act(async () => form.draft().edit({ title: 'Mine' }))
    await later()
    expect(form.draft().status).toMatchObject({ kind: 'stopped', why: 'conflict' })
    return { server, ...form }
  }

  it('is not overwritten before the person says so', async () => {
    const { server, draft, unmount } = await aConflict()
    await later(100 * PAUSE_MS)
    expect(server.stored?.title).toBe('Theirs')
    await act(() => draft().saveMine())
    expect(server.stored).toMatchObject({ title: 'Mine', revision: 5 })
    expect(draft().status).toEqual({ kind: 'idle' })
    await unmount()
  })

  it('can be looked at; what was written is put aside, and comes back if it is wanted', async () => {
    const { server, draft, unmount } = await aConflict()
    await act(() => draft().seeTheirs())
    expect(draft()).toMatchObject({ document: { title: 'Theirs' }, notice: { kind: 'mine' } })
    await act(async () => void draft().exchange())
    expect(draft()).toMatchObject({ document: { title: 'Mine' }, notice: undefined })
    await later()
    expect(server.stored?.title).toBe('Mine')
    await unmount()
  })

  it('is shown where nothing can be saved over it any more', async () => {
    const { server, draft, unmount } = await aConflict({ isLocked: true })
    await act(() => draft().saveMine())
    expect(server.stored?.title).toBe('Theirs')
    expect(draft()).toMatchObject({ document: { title: 'Theirs' }, notice: { kind: 'mine' } })
    await unmount()
  })
})

describe('what is not saved', () => {
  it('is kept in this browser until it is, and restored after a reload', async () => {
    const server = aServer(AB)
    server.failure = LOST
    const first = await aForm(server)
    await act(async () => first.draft().edit({ title: 'B' }))
    await later()
    expect(keptTitles()).toEqual(['B'])
    await first.unmount()

    const second = await aForm(server)
    expect(second.draft()).toMatchObject({ document: { title: 'B' }, notice: { kind: 'restored' } })
    await later()
    await later()
    expect(server.stored?.title).toBe('B')
    expect(keptTitles()).toEqual([])
    await second.unmount()
  })

  it('is kept at once where the page is closed', async () => {
    const { draft, unmount } = await aForm(aServer(AB), { isAutomatic: false })
    await act(async () => draft().edit({ title: 'B' }))
    window.dispatchEvent(new Event('pagehide'))
    expect(keptTitles()).toEqual(['B'])
    await unmount()
  })

  it('is given up where the person says so', async () => {
    const { draft, unmount } = await aForm(aServer(AB), { isAutomatic: false })
    await act(async () => draft().edit({ title: 'B' }))
    await later()
    await act(async () => draft().forget())
    expect(keptTitles()).toEqual([])
    await unmount()
  })

  it('may find no room, and then says so', async () => {
    const { draft, unmount } = await aForm(aServer(AB), { isAutomatic: false })
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await act(async () => draft().edit({ title: 'B' }))
    await later()
    expect(draft().isKept()).toBe(false)
    await unmount()
  })
})

it('tells other tabs for as long as it is open', async () => {
  const { unmount } = await aForm(aServer(AB))
  const marks = () => Object.keys(localStorage).filter((name) => name.startsWith('note-form-open:'))
  expect(marks()).toEqual(['note-form-open:note-copy:claire:ab'])
  const before = localStorage.getItem(marks()[0] ?? '')
  await later(5_000)
  expect(localStorage.getItem(marks()[0] ?? '')).not.toBe(before)
  await unmount()
  expect(marks()).toEqual([])
})
