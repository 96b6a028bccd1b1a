import { expect, it } from 'vitest'
import { shownStatuses, totalOf, waitingIn } from './shown-statuses.ts'

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
