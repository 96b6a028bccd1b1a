import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#web/lib/api-error.ts'
import type { ServerEvent } from '#web/lib/server-events.ts'
import { follow } from './watched-generation.ts'

const STATE = {
  id: '00000000-0000-4000-8000-000000000001',
  status: 'running',
  subject: 'Numbers',
  language: 'en',
  counts: { easy: 1, medium: 0, tough: 0 },
  types: ['true_false'],
  hasText: false,
  generator: 'builtin',
  asked: 1,
  delivered: 0,
  rejected: {},
  ahead: null,
  failure: null,
  startedAt: '2026-11-15T08:00:00.000Z',
}
const state = (status: string): ServerEvent => ({
  event: 'state',
  data: JSON.stringify({ ...STATE, status }),
})
const LOST = new ApiError({ code: '', message: 'Unreachable' }, 0)

/** Each connection is a list of what comes over it; an error breaks it. */
function following(...connections: (ServerEvent | Error)[][]) {
  const leaving = new AbortController()
  const log: string[] = []
  const pause = vi.fn(async () => undefined)
  const run = follow({
    async *connect() {
      const [...pieces] = connections.shift() ?? []
      log.push('connect')
      for (const piece of pieces) {
        if (piece instanceof Error) throw piece
        yield piece
      }
      if (connections.length === 0 && !pieces.some((piece) => 'event' in piece)) leaving.abort()
    },
    onEvent: (event) => log.push(event.name === 'state' ? event.generation.status : event.name),
    onConnection: (connection) => log.push(connection),
    pause,
    signal: leaving.signal,
  })
  return { run, log, pause, leaving }
}

describe('following a generation', () => {
  it('passes on that it ended only when everything else was said', async () => {
    const { run, log } = following([state('finished'), state('running')])
    await run
    expect(log.filter((word) => word !== 'live')).toEqual(['connect', 'running', 'finished'])
  })

  it('connects again where the connection is lost, or ends too early', async () => {
    const { run, log, pause } = following([state('running'), LOST], [state('running')], [state('cancelled')])
    await run
    expect(log.filter((word) => word === 'connect')).toHaveLength(3)
    expect(log.filter((word) => word === 'lost')).toHaveLength(2)
    expect(log.at(-1)).toBe('cancelled')
    expect(pause).toHaveBeenCalledTimes(2)
  })

  it('waits longer each time that nothing is heard', async () => {
    const { run, pause } = following([LOST], [LOST], [LOST], [state('finished')])
    await run
    expect(pause.mock.calls.map(([milliseconds]: unknown[]) => milliseconds)).toEqual([500, 1000, 2000])
  })

  it('tries again after an answer that means "not now"', async () => {
    const busy = new ApiError({ code: '', message: 'Busy' }, 503)
    const tooMany = new ApiError({ code: 'GENL003', message: 'Too many' }, 429)
    const { run, log } = following([busy], [tooMany], [state('finished')])
    await run
    expect(log.at(-1)).toBe('finished')
  })

  it('gives up where it is refused', async () => {
    const { run } = following([new ApiError({ code: 'GENL001', message: 'Not there' }, 404)])
    await expect(run).rejects.toMatchObject({ status: 404 })
  })

  it('stops when it is left', async () => {
    const { run, log, leaving } = following([], [state('finished')])
    leaving.abort()
    await run
    expect(log).not.toContain('finished')
  })
})
