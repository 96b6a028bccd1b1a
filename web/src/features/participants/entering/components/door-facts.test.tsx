import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loadSentences } from '#web/i18n/i18n.ts'
import { draw } from '../../../../../test/draw.tsx'
import { DoorFacts } from './door-facts.tsx'

const FROM = '2026-11-24T08:00:00.000Z'
const UNTIL = '2026-11-27T17:00:00.000Z'
const DOOR = {
  quizId: '00000000-0000-4000-8000-000000000001',
  title: 'Rivers',
  language: 'en',
  creatorName: 'Ann',
  brand: null,
  phase: 'upcoming',
  startsAt: FROM,
  endsAt: UNTIL,
  timeZone: 'Europe/Paris',
  durationMinutes: 20,
  isOwnWindow: true,
} as const

it.each([
  ['Times to choose from', { from: FROM, until: UNTIL, chosenAt: null }],
  ['When, for you', { from: FROM, until: UNTIL, chosenAt: FROM }],
  ['When, for you', null],
])('says what the two dates are: %s', async (label, choice) => {
  await loadSentences('entering')
  await draw(<DoorFacts door={{ ...DOOR, choice }} />)
  expect(screen.getByText(label)).toBeTruthy()
})
