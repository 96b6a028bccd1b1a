import { expect, it } from 'vitest'
import { lastMomentOf, shownStatuses, totalOf, waitingIn } from './progress.ts'

const NOBODY = { invited: 0, opened: 0, started: 0, finished: 0, terminated: 0, absent: 0 }

it('shows the way from the invitation to the end, and the rest where there is any', () => {
  expect(shownStatuses({ ...NOBODY, invited: 3 }, undefined)).toEqual([
    'invited',
    'opened',
    'started',
    'finished',
  ])
  expect(shownStatuses({ ...NOBODY, terminated: 1 }, undefined)).toContain('terminated')
})

it('keeps what is being looked for, also where nobody is left of it', () => {
  expect(shownStatuses({ ...NOBODY, invited: 3 }, 'terminated')).toContain('terminated')
})

it('forgets who could have begun once it is over', () => {
  expect(shownStatuses({ ...NOBODY, finished: 2, absent: 1 }, undefined)).toEqual(['finished', 'absent'])
})

it('counts everybody, and those who could still begin', () => {
  const counts = { ...NOBODY, invited: 3, opened: 2, started: 1 }
  expect(totalOf(counts)).toBe(6)
  expect(waitingIn(counts)).toBe(5)
})

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
