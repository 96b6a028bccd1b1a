import type { Lobby } from '@probant/contract/participants/entering'
import type { Incident, Verdict } from '@probant/contract/submissions/incidents'
import type { SittingChange } from '@probant/contract/submissions/page'
import type { JournalEntry, Receipt, Sitting } from '@probant/contract/submissions/taking'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { knowSession } from '#web/lib/session.ts'
import { createKeeping } from '../journal/keeping.ts'
import type { JournalStore } from '../journal/store.ts'
import { callsOf } from '../mutations.ts'
import { createServerClock } from './server-clock.ts'
import { createWork } from './work.ts'

type Session = Parameters<typeof knowSession>[0]

const NOW = '2030-01-01T10:00:00.000Z'
const CLOCK = { deadlineAt: '2030-01-01T11:00:00.000Z', now: NOW }
const TOLD: SittingChange = {
  ...CLOCK,
  isHere: true,
  isPaused: false,
  pausedAt: null,
  receipt: null,
  exemptions: [],
  messages: [],
}
const listeners = new Map<string, () => void>()
let end = async () => {}

beforeEach(() => {
  vi.stubGlobal('document', { visibilityState: 'visible', getElementById: () => null })
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener))
  vi.stubGlobal('removeEventListener', (type: string) => listeners.delete(type))
  knowSession({ user: { id: 'ann' }, accessToken: 'token' } as Session)
})
afterEach(async () => {
  await end()
  knowSession({})
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('tells, when another page takes over, how many answers have not left this one', async () => {
  const { work, server, onElsewhere } = someoneAtWork()
  work.answer('a', { type: 'multiple_choice', place: 1 })
  await vi.waitFor(() => expect(work.state.get().sending).toBe('saved'))
  server.isThere = false
  work.answer('a', { type: 'multiple_choice', place: 2 })
  work.answer('b', { type: 'multiple_choice', place: 3 })
  // Leafing through is no answer.
  work.look(['c'])
  server.tell({ ...TOLD, isHere: false })
  await vi.waitFor(() => expect(onElsewhere).toHaveBeenCalledExactlyOnceWith(2))
})

it('says so while this browser keeps no copy, and no longer once it does', async () => {
  const { work, disk } = someoneAtWork()
  disk.isFull = true
  work.answer('a', { type: 'multiple_choice', place: 1 })
  await vi.waitFor(() => expect(work.state.get().isKept).toBe(false))
  disk.isFull = false
  work.answer('b', { type: 'multiple_choice', place: 1 })
  await vi.waitFor(() => expect(work.state.get().isKept).toBe(true))
})

it('sends the last keystrokes by a call that outlives the page', async () => {
  const { work, server } = someoneAtWork()
  work.answer('a', { type: 'open', text: 'The last wor' })
  listeners.get('pagehide')?.()
  await vi.waitFor(() => expect(server.saves).toHaveLength(1))
  expect(server.saves[0]).toMatchObject({ keepalive: true, entries: [{ answer: { text: 'The last wor' } }] })
})

it('hands in how long the question was looked at that is in view', async () => {
  const pass = aSteadyClock()
  const { work, server } = someoneAtWork()
  work.look(['a'])
  pass(3_000)
  work.leave(['a'])
  work.look(['b'])
  pass(55_000)
  await work.handIn('asked')
  expect(timesIn(server.saves)).toEqual({ a: 3_000, b: 55_000 })
})

it('sends that time when the time is up, when a page goes, and before a violation that may end it', async () => {
  const pass = aSteadyClock()
  const { work, server } = someoneAtWork({ now: CLOCK.deadlineAt })
  server.clock = { ...CLOCK, now: CLOCK.deadlineAt }
  work.look(['a'])
  pass(7_000)
  listeners.get('pagehide')?.()
  await vi.waitFor(() => expect(timesIn(server.saves)).toEqual({ a: 7_000 }))
  pass(1_000)
  work.note('right_click', 'a')
  await vi.waitFor(() => expect(timesIn(server.saves)).toEqual({ a: 8_000 }))
  pass(2_000)
  await work.handIn('timeUp')
  expect(timesIn(server.saves)).toEqual({ a: 10_000 })
})

it('locks when it is handed in, and unlocks where the time was up and there is more of it after all', async () => {
  const { work, server } = someoneAtWork({ now: CLOCK.deadlineAt })
  const handing = work.handIn('timeUp')
  expect(work.state.get().isLocked).toBe(true)
  server.clock = { ...CLOCK, deadlineAt: '2030-01-01T11:10:00.000Z' }
  await handing
  expect(work.state.get()).toMatchObject({ isLocked: false, deadlineAt: '2030-01-01T11:10:00.000Z' })
})

it('is covered while the clock stands still, keeps what is changed, and sends it when the clock runs on', async () => {
  const { work, server, onOver } = someoneAtWork()
  server.isPaused = true
  work.answer('a', { type: 'multiple_choice', place: 1 })
  await vi.waitFor(() => expect(work.state.get().isPaused).toBe(true))
  expect(server.saves).toEqual([])
  await work.handIn('asked')
  expect(work.state.get()).toMatchObject({ isPaused: true, isLocked: false })

  server.isPaused = false
  server.clock = { ...CLOCK, deadlineAt: '2030-01-01T11:20:00.000Z' }
  server.tell({ ...TOLD, isPaused: true })
  server.tell({ ...TOLD, deadlineAt: '2030-01-01T11:20:00.000Z' })
  await vi.waitFor(() => expect(server.saves).toHaveLength(1))
  expect(work.state.get()).toMatchObject({ isPaused: false, deadlineAt: '2030-01-01T11:20:00.000Z' })
  expect(onOver).not.toHaveBeenCalled()
})

it('warns of a violation at once; of the next one says nothing, and lets nothing be changed, before the server has decided', async () => {
  const { work, server, onOver } = someoneAtWork()
  server.isThere = false
  work.note('tab_switch', null)
  expect(work.state.get()).toMatchObject({ warning: 'tab_switch', isJudged: false })
  work.confirmWarning()
  work.note('right_click', null)
  expect(work.state.get()).toMatchObject({ warning: null, isJudged: true })
  work.answer('a', { type: 'multiple_choice', place: 1 })
  expect(work.state.get().entries.size).toBe(0)

  server.isThere = true
  server.verdict = { warning: null, receipt: null }
  listeners.get('online')?.()
  await vi.waitFor(() => expect(work.state.get().isJudged).toBe(false))
  const receipt = { ending: 'terminated' } as Receipt
  server.verdict = { warning: null, receipt }
  work.note('copy_paste', null)
  await vi.waitFor(() => expect(onOver).toHaveBeenCalledExactlyOnceWith(receipt, []))
})

it('goes on waiting for the server’s decision after it was loaded again', () => {
  const line = { questionId: null, elapsedMs: 1_000 }
  const { work } = someoneAtWork({
    incidents: [
      { ...line, number: 1, kind: 'tab_switch' },
      { ...line, number: 2, kind: 'warning_confirmed' },
      { ...line, number: 3, kind: 'window_blur' },
    ],
  })
  expect(work.state.get()).toMatchObject({ warning: null, isJudged: true })
})

it('warns of nothing from which somebody was exempted meanwhile', async () => {
  const { work, server } = someoneAtWork()
  server.tell({ ...TOLD, exemptions: ['right_click'] })
  await vi.waitFor(() => expect(work.state.get().exemptions).toEqual(['right_click']))
  work.note('right_click', null)
  expect(work.state.get().warning).toBeNull()
})

it('shows each message until it is put away', async () => {
  const { work, server } = someoneAtWork()
  const messages = ['one', 'two'].map((id) => ({ id, text: id, sentAt: NOW }))
  server.tell({ ...TOLD, messages })
  await vi.waitFor(() => expect(work.state.get().messages).toEqual(messages))
  work.putAway('one')
  expect(work.state.get().messages).toEqual(messages.slice(1))
  server.tell({ ...TOLD, messages, deadlineAt: '2030-01-01T11:20:00.000Z' })
  await vi.waitFor(() => expect(work.state.get().deadlineAt).toBe('2030-01-01T11:20:00.000Z'))
  expect(work.state.get().messages).toEqual(messages.slice(1))
})

/** In a browser whose disk may be full, and with a server that may be away. */
function someoneAtWork({ now = NOW, incidents = [] as Incident[] } = {}) {
  const server = aServer()
  const disk = { isFull: false }
  const write = async () => {
    if (disk.isFull) throw new DOMException('No room', 'QuotaExceededError')
    return undefined
  }
  const writes = { keepSitting: write, keepEntry: write, keepIncident: write, forgetIncidents: write }
  const store = writes as Partial<JournalStore>
  const onElsewhere = vi.fn()
  const onOver = vi.fn()
  const sitting: Partial<Sitting> = {
    submissionId: 's',
    answers: [],
    lastNumber: 0,
    startedAt: NOW,
    antiCheat: 'end',
    exemptions: [],
    warning: null,
    wasWarned: false,
    ...CLOCK,
  }
  const work = createWork({
    kept: {
      quizId: 'quiz',
      userId: 'ann',
      lobby: {} as Lobby,
      sitting: sitting as Sitting,
      keptAt: 0,
      place: undefined,
    },
    journal: { entries: [], incidents },
    keeping: createKeeping(store as JournalStore),
    browserId: 'browser',
    calls: callsOf('quiz', 'browser'),
    clock: createServerClock(now),
    onDeadline: () => {},
    onOver,
    onElsewhere,
  })
  end = async () => {
    if (onOver.mock.calls.length > 0) return
    server.tell({ ...TOLD, isHere: false })
    await vi.waitFor(() => expect(onElsewhere).toHaveBeenCalled())
  }
  return { work, server, disk, onElsewhere, onOver }
}

/** Time that passes when it is told to. */
function aSteadyClock(): (milliseconds: number) => void {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  return (milliseconds) => {
    now += milliseconds
  }
}

/** How long each question took, by what came last. */
function timesIn(saves: readonly { entries: JournalEntry[] }[]): Record<string, number> {
  return Object.fromEntries(
    saves.flatMap(({ entries }) => entries.map(({ questionId, spentMs }) => [questionId, spentMs])),
  )
}

function aServer() {
  const changes = new TransformStream<Uint8Array, Uint8Array>()
  const writer = changes.writable.getWriter()
  const server = {
    isThere: true,
    isPaused: false,
    clock: CLOCK,
    verdict: { warning: null, receipt: null } as Verdict,
    saves: [] as { entries: JournalEntry[]; keepalive?: boolean }[],
    tell: (change: SittingChange) =>
      void writer.write(new TextEncoder().encode(`event: change\ndata: ${JSON.stringify(change)}\n\n`)),
  }
  vi.stubGlobal('fetch', async (url: string, { body, keepalive }: RequestInit) => {
    if (url.includes('/sitting/events')) return new Response(changes.readable)
    if (!server.isThere) throw new TypeError('Failed to fetch')
    if (server.isPaused) return Response.json(PAUSED, { status: 409 })
    if (url.endsWith('/incidents')) return Response.json(server.verdict)
    if (url.endsWith('/hand-in')) return Response.json({ ending: 'handed_in', checksum: 'A1' })
    if (url.endsWith('/answers')) server.saves.push({ ...JSON.parse(String(body)), keepalive })
    return Response.json(server.clock)
  })
  return server
}

const PAUSED = { error: { code: 'QUIZ014', message: '', params: { reason: 'submissionPaused' } } }
