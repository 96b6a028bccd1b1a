import { expect, it } from 'vitest'
import { growthOver, growthSince } from './growth.ts'

it('tells thirty days in UTC up to today, also those on which nobody came', () => {
  const since = growthSince(new Date('2026-03-01T00:30:00.000Z'))
  expect(since.toISOString()).toBe('2026-01-31T00:00:00.000Z')

  const growth = growthOver(since, {
    newUsers: [{ day: '2026-02-28', count: 3 }],
    newOrganizations: [{ day: '2026-03-01', count: 1 }],
  })

  expect(growth).toHaveLength(30)
  expect(growth[0]).toEqual({ day: '2026-01-31', newUsers: 0, newOrganizations: 0 })
  expect(growth.slice(-2)).toEqual([
    { day: '2026-02-28', newUsers: 3, newOrganizations: 0 },
    { day: '2026-03-01', newUsers: 0, newOrganizations: 1 },
  ])
})
