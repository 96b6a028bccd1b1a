import type { Locale } from '@probant/contract/locales'
import { expect, it } from 'vitest'
import { openSubjects } from '../index.ts'
import { factsToldIn } from './told-in-text.ts'

const WATER_CYCLE = `Le cycle de l’eau
L’évaporation est le passage de l’eau liquide à la vapeur d’eau. La condensation est le passage de la vapeur d’eau à l’eau liquide.

Les précipitations, c’est-à-dire la pluie, la neige ou la grêle, tombent sur les reliefs.`

async function toldIn(text: string, subject: string, language: Locale): Promise<string[]> {
  const found = await factsToldIn({ text, subject, language }, await openSubjects())
  return found.flatMap(({ sentences }) => [...sentences.values()])
}

it('finds what is known in a text that tells it, each with the sentence that does', async () => {
  const sentences = await toldIn(WATER_CYCLE, 'Le cycle de l’eau', 'fr')
  expect(sentences).toContain('La condensation est le passage de la vapeur d’eau à l’eau liquide.')
  for (const sentence of sentences) expect(WATER_CYCLE).toContain(sentence)
})

it('finds nothing in a text that only uses the words, or is about something that nobody knows', async () => {
  expect(await toldIn('The evaporation of our savings surprised us all.', 'Household', 'en')).toEqual([])
  expect(
    await toldIn('Badges are handed out at the desk. Lockers close at eight.', 'Badges and lockers', 'en'),
  ).toEqual([])
})

it('lets others have their turn while it reads a long text', async () => {
  let turns = 0
  const counting = setInterval(() => turns++, 0)
  await toldIn(Array.from({ length: 200 }, () => WATER_CYCLE).join('\n\n'), 'Le cycle de l’eau', 'fr')
  clearInterval(counting)
  expect(turns).toBeGreaterThan(3)
})
