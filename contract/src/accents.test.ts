import { describe, expect, it } from 'vitest'
import { plainLetters, withoutAccents } from './accents.ts'

describe('letters without their accents', () => {
  it('are the same however the accent is spelled in bytes', () => {
    expect(withoutAccents('Élève')).toBe('Eleve')
    expect(withoutAccents('E\u0301le\u0300ve')).toBe('Eleve')
    expect(withoutAccents('Ça, où ?')).toBe('Ca, ou ?')
  })

  it('leave letters alone that have none', () => {
    expect(withoutAccents('Œuf ß Łódź')).toBe('Œuf ß Łodz')
    expect(withoutAccents('')).toBe('')
  })

  it('are small letters where people search', () => {
    expect(plainLetters('  ÉLÈVE ')).toBe('  eleve ')
  })
})
