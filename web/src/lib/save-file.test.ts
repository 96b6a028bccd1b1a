import { expect, it } from 'vitest'
import { fileNameOf } from './save-file.ts'

it.each([
  ['Les capitales d’Europe', 'Les capitales d’Europe.ics'],
  ['Été 2025: vrai/faux?', 'Été 2025 vrai faux.ics'],
  ['A/B: what? "now"', 'A B what now.ics'],
  ['..', 'quiz.ics'],
])('keeps the words of %j, and nothing that a file system refuses', (title, name) => {
  expect(fileNameOf(title, 'ics')).toBe(name)
})

it('is never longer than one can read', () => {
  expect(fileNameOf('a'.repeat(300), 'xlsx')).toHaveLength(85)
})
