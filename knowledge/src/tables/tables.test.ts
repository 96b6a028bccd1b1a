import { describe, expect, it } from 'vitest'
import { readCountries } from './countries-data.ts'
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

  it('name countries with their French article', async () => {
    const countries = await readCountries()
    const of = (code: string) => countries.find((country) => country.code === code)?.of.fr
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

function rows(table: string): string[] {
  return table.trim().split('\n')
}
