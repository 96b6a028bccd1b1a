import { expect, it } from 'vitest'
import { inOtherZone } from './window-fields.tsx'

it('keeps the wall time when the zone is changed', () => {
  const window = {
    startsAt: '2026-09-01T07:00:00.000Z',
    endsAt: '2026-12-01T17:00:00.000Z',
    timeZone: 'Europe/Paris',
  }
  expect(inOtherZone(window, 'America/Montreal')).toEqual({
    startsAt: '2026-09-01T13:00:00.000Z',
    endsAt: '2026-12-01T23:00:00.000Z',
    timeZone: 'America/Montreal',
  })
  expect(inOtherZone({ ...window, startsAt: null }, 'UTC').startsAt).toBeNull()
})
