import { expect, it } from 'vitest'
import { ApiError } from '#web/lib/api-error.ts'
import type { ServerEvent } from '#web/lib/server-events.ts'
import { followChanges } from './live-participants.ts'

const CHANGE: ServerEvent = { event: 'change', data: '{}' }

/** Each connection tells what it has, then ends as it says; after the last one nobody looks any more. */
async function followed(connections: { events: number; end?: Error }[]) {
  const leaving = new AbortController()
  const heard = { changes: 0, live: [] as boolean[], pauses: [] as number[] }
  const left = [...connections]
  const following = followChanges({
    async *connect() {
      const next = left.shift()
      for (let event = 0; event < (next?.events ?? 0); event++) yield CHANGE
      if (next?.end) throw next.end
      if (!next) leaving.abort()
    },
    onChange: () => heard.changes++,
    onConnection: (isLive) => heard.live.push(isLive),
    pause: async (milliseconds) => void heard.pauses.push(milliseconds),
    signal: leaving.signal,
  })
  return { heard, error: await following.catch((error: unknown) => error) }
}

it('asks again at each change, and connects again when the stream ends', async () => {
  const { heard } = await followed([{ events: 2 }, { events: 1 }])
  expect(heard.changes).toBe(3)
  expect(heard.live).toEqual([true, true, true])
})

it('is lost only when connecting again fails as well, and waits longer each time', async () => {
  const gone = new ApiError({ code: '', message: '' }, 0)
  const { heard } = await followed([
    { events: 1, end: gone },
    { events: 0, end: gone },
    { events: 0, end: gone },
    { events: 1 },
  ])
  expect(heard.live).toEqual([true, false, false, true])
  expect(heard.pauses.slice(0, 4)).toEqual([500, 1000, 2000, 500])
})

it('waits where it is told "not now", and gives up where it is told "no"', async () => {
  const later = new ApiError({ code: 'AUTH010', message: '' }, 429)
  const refused = new ApiError({ code: 'QUIZ002', message: '' }, 403)
  const { heard, error } = await followed([
    { events: 0, end: later },
    { events: 0, end: refused },
  ])
  expect(heard.pauses).toEqual([500])
  expect(error).toBe(refused)
})
