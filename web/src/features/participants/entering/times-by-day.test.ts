import { expect, it } from 'vitest'
import { timesByDay } from './times-by-day.ts'

const CHOICE = { from: '2026-11-18T22:50:00.000Z', until: '2026-11-19T00:15:00.000Z' }

it('are quarter hours, by the days of the reader’s own clock', () => {
  const now = new Date('2026-11-16T09:00:00.000Z')
  const days = timesByDay(CHOICE, 'fr', { timeZone: 'Europe/Paris', now })
  expect(days).toEqual([
    {
      label: 'jeu. 19 nov.',
      times: ['00:00', '00:15', '00:30', '00:45', '01:00', '01:15'].map((label) => ({
        label,
        startsAt: expect.any(String),
      })),
    },
  ])
  expect(timesByDay(CHOICE, 'en', { timeZone: 'UTC', now }).map(({ times }) => times.length)).toEqual([4, 2])
})

it('leave out what is past', () => {
  const now = new Date('2026-11-18T23:31:00.000Z')
  const [first] = timesByDay(CHOICE, 'en', { timeZone: 'UTC', now })
  expect(first?.times.map(({ startsAt }) => startsAt)).toEqual(['2026-11-18T23:45:00.000Z'])
  expect(timesByDay(CHOICE, 'en', { timeZone: 'UTC', now: new Date('2026-11-19T00:16:00.000Z') })).toEqual([])
})
