import { expect, it } from 'vitest'
import { lastMomentOf } from './last-moment.ts'

const INVITED = {
  status: 'invited',
  source: 'invited',
  invitedAt: '2025-11-24T08:00:00Z',
  openedAt: null,
  startedAt: null,
  finishedAt: null,
  remindedAt: '2025-11-24T10:00:00Z',
} as const
const OPENED = { ...INVITED, status: 'opened', openedAt: '2025-11-24T11:00:00Z' } as const
const STARTED = { ...OPENED, status: 'started', startedAt: '2025-11-24T12:00:00Z' } as const

it('names the last step that somebody took', () => {
  expect(lastMomentOf(INVITED)).toMatchObject({ kind: 'invited', at: INVITED.invitedAt })
  expect(lastMomentOf(OPENED)).toMatchObject({ kind: 'opened', at: OPENED.openedAt })
  expect(lastMomentOf(STARTED)).toMatchObject({ kind: 'started', at: STARTED.startedAt })
  const finishedAt = '2025-11-24T13:00:00Z'
  expect(lastMomentOf({ ...STARTED, status: 'finished', finishedAt }).kind).toBe('finished')
  expect(lastMomentOf({ ...STARTED, status: 'terminated', finishedAt }).kind).toBe('terminated')
})

it('tells who came by the share link', () => {
  expect(lastMomentOf({ ...INVITED, source: 'shared' }).kind).toBe('joined')
})

it('speaks of a reminder only until they have begun', () => {
  expect(lastMomentOf(OPENED).remindedAt).toBe(INVITED.remindedAt)
  expect(lastMomentOf(STARTED).remindedAt).toBeNull()
})
