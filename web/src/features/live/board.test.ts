import type { BoardChange, BoardRow } from '@probant/contract/live/board'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { arranged, countsOf, stillWorking } from './arrangement.ts'
import { applied, type Board, caughtBetween } from './board.ts'
import { createDrawing } from './drawing.ts'

const QUIZ: BoardChange['quiz'] = {
  title: 'Capitals',
  phase: 'open',
  startsAt: null,
  endsAt: '2026-11-16T10:00:00.000Z',
  isPaused: false,
  questionCount: 4,
}

afterEach(() => void vi.useRealTimers())

describe('a board', () => {
  it('keeps the rows that did not change as they were, and forgets who is gone', () => {
    const first = applied(undefined, change([row('a'), row('b'), row('c')], { isWhole: true }))
    const second = applied(first, change([row('b', { answered: 1 })], { gone: ['c'] }))
    expect([...second.rows.keys()]).toEqual(['a', 'b'])
    expect(second.rows.get('a')).toBe(first.rows.get('a'))
    expect(second.rows.get('b')?.answered).toBe(1)
  })

  it('after a lost connection is what the server says, and nothing of before', () => {
    const first = applied(undefined, change([row('a'), row('b')], { isWhole: true }))
    expect([...applied(first, change([row('b')], { isWhole: true })).rows.keys()]).toEqual(['b'])
  })

  it('tells of new violations, not of those that were there when one came', () => {
    const first = applied(undefined, change([row('a', { violations: 1 }), row('b')], { isWhole: true }))
    expect(caughtBetween(undefined, first)).toEqual([])
    const second = applied(first, change([row('a', { violations: 1 }), row('b', { violations: 1 })]))
    expect(caughtBetween(first, second).map(({ participantId }) => participantId)).toEqual(['b'])
  })

  it('counts by the clock of the server', () => {
    const at = Date.parse('2026-11-16T08:59:00.000Z')
    const first = applied(undefined, change([]), at)
    expect(first.aheadMs).toBe(60_000)
    // What a change took on its way is not the clock's.
    expect(applied(first, change([]), at + 500).aheadMs).toBe(60_000)
    expect(applied(first, change([]), at + 30_000).aheadMs).toBe(30_000)
  })

  it('of a window that nobody saw for ten minutes is drawn once, with the clock of when each change came', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-16T08:59:00.000Z') })
    const frames: (() => void)[] = []
    const drawn: Board[] = []
    const drawing = createDrawing({
      draw: (board) => drawn.push(board),
      nextFrame: (draw) => frames.push(draw),
    })
    drawing.take(change([row('a'), row('b')], { isWhole: true }))
    drawing.take(change([row('b', { answered: 2 })]))
    vi.advanceTimersByTime(600_000)
    expect(drawn).toEqual([])

    for (const draw of frames) draw()
    expect(drawn).toHaveLength(1)
    expect(drawn[0]?.aheadMs).toBe(60_000)
    expect(drawn[0]?.rows.get('b')?.answered).toBe(2)
  })
})

describe('the rows', () => {
  const rows = [
    row('a', { name: 'Émile', status: 'finished', violations: 1 }),
    row('b', { name: 'Zoé', status: 'at_work', answered: 3 }),
    row('c', { name: 'Anna', status: 'away', answered: 1 }),
    row('d', { name: '', email: 'dora@example.org', status: 'not_begun' }),
    row('e', { name: 'Eva', status: 'at_work', answered: 0, violations: 2 }),
  ]
  const stopped = row('f', { name: 'Finn', status: 'ended', violations: 2 })

  it('come with those first who need attention, with the slowest first, or by name', () => {
    expect(idsOf({})).toEqual(['e', 'a', 'c', 'b', 'd'])
    expect(idsOf({ sort: 'slowest' })).toEqual(['e', 'c', 'b', 'd', 'a'])
    expect(idsOf({ sort: 'name' })).toEqual(['c', 'd', 'a', 'e', 'b'])
  })

  it('are found by name or address, with or without accents, and by status', () => {
    expect(idsOf({ search: 'emil' })).toEqual(['a'])
    expect(idsOf({ search: 'DORA@' })).toEqual(['d'])
    expect(idsOf({ show: 'at_work' })).toEqual(['e', 'b'])
    expect(idsOf({ show: 'violations' })).toEqual(['e', 'a'])
  })

  it('are counted as among the participants: whom violations have ended apart from who has handed in', () => {
    const counts = countsOf([...rows, stopped])
    expect(counts).toEqual({
      all: 6,
      not_begun: 1,
      absent: 0,
      at_work: 2,
      away: 1,
      paused: 0,
      finished: 1,
      ended: 1,
      violations: 3,
    })
    expect(stillWorking(counts)).toBe(3)
  })

  function idsOf(search: Parameters<typeof arranged>[1]): string[] {
    return arranged(rows, search, 'fr').map(({ participantId }) => participantId)
  }
})

function change(rows: BoardRow[], changes: Partial<BoardChange> = {}): BoardChange {
  return { isWhole: false, now: '2026-11-16T09:00:00.000Z', quiz: QUIZ, rows, gone: [], ...changes }
}

function row(participantId: string, changes: Partial<BoardRow> = {}): BoardRow {
  return {
    participantId,
    name: participantId,
    email: '',
    status: 'at_work',
    attempt: 1,
    progress: '0000',
    answered: 0,
    startedAt: null,
    deadlineAt: null,
    window: null,
    pausedAt: null,
    finishedAt: null,
    seenAt: null,
    extraMinutes: 0,
    violations: 0,
    score: null,
    canReopen: false,
    canLetIn: false,
    ...changes,
  }
}
