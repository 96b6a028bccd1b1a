import { LOCALES } from '@probant/contract/locales'
import { DIFFICULTIES } from '@probant/contract/questions/form'
import { describe, expect, it } from 'vitest'
import { rejectionOf } from '../../gate.ts'
import { knownTitles } from '../../known-titles.ts'
import type { Candidate } from '../../provider.ts'
import { DATA_KNOWERS } from '../knowers.ts'
import { seededRandom } from '../random.ts'
import { COUNTRIES } from './countries-data.ts'
import { DEPARTMENTS_TABLE } from './departments-table.ts'
import { ELEMENTS_TABLE } from './elements-table.ts'

describe('the tables', () => {
  it('hold 118 elements, numbered without a gap', () => {
    const numbers = rows(ELEMENTS_TABLE).map((row) => Number.parseInt(row, 10))
    expect(numbers).toEqual(Array.from({ length: 118 }, (_, at) => at + 1))
  })

  it('hold the 101 departments of France', () => {
    expect(new Set(rows(DEPARTMENTS_TABLE).map((row) => row.split('|')[0])).size).toBe(101)
  })

  it('name countries with their French article', () => {
    const of = (code: string) => COUNTRIES.find((country) => country.code === code)?.of.fr
    expect(['FR', 'JP', 'IT', 'NL', 'CU', 'HT'].map(of)).toEqual([
      'de la France',
      'du Japon',
      'de l’Italie',
      'des Pays-Bas',
      'de Cuba',
      'd’Haïti',
    ])
  })
})

describe.each(DATA_KNOWERS)('the questions of $id', ({ deal }) => {
  it.each(LOCALES)('pass the gate and are each about something else (%s)', (locale) => {
    const dealing = deal(locale, seededRandom(2))
    const dealt = DIFFICULTIES.flatMap((difficulty) =>
      (['multiple_choice', 'true_false'] as const).flatMap((type) =>
        Array.from({ length: 15 }, () => dealing({ type, difficulty })),
      ),
    ).filter((candidate): candidate is Candidate => candidate !== undefined)

    expect(dealt.length).toBeGreaterThanOrEqual(20)
    expect(new Set(dealt.map(({ fact }) => fact)).size).toBe(dealt.length)
    const batch = { language: locale, titles: knownTitles([]), facts: new Set<string>() }
    const rejected = dealt.map((candidate) => [rejectionOf(candidate, batch), candidate.title] as const)
    expect(rejected.filter(([rejection]) => rejection)).toEqual([])
  })
})

function rows(table: string): string[] {
  return table.trim().split('\n')
}
