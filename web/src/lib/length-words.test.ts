import { expect, it } from 'vitest'
import { lengthWords } from './length-words.ts'

it.each([
  [45, '45 minutes', '45 minutes'],
  [90, '1 hour, 30 minutes', '1 heure et 30 minutes'],
  [1380, '23 hours', '23 heures'],
  [10_080, '7 days', '7 jours'],
  [0, '0 minutes', '0 minute'],
])('%i minutes in words', (minutes, english, french) => {
  expect(lengthWords('en', minutes)).toBe(english)
  expect(lengthWords('fr', minutes).replaceAll('\u00a0', ' ')).toBe(french)
})
