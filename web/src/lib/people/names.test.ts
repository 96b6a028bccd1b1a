import { describe, expect, it } from 'vitest'
import { peopleInRows, peopleInText } from './found-people.ts'

const names = (found: { email: string; name: string }[]) => {
  expect(found.every(({ email }) => email === '')).toBe(true)
  return found.map(({ name }) => name)
}

describe('a list without a single address is one of names', () => {
  it.each([
    ['Emma Martin', ['Emma Martin']],
    ['Emma, Noé; Léa', ['Emma', 'Noé', 'Léa']],
    ['Emma Martin\nNoé Petit\n\n', ['Emma Martin', 'Noé Petit']],
    ['Martin, Emma\nPetit, Noé', ['Emma Martin', 'Noé Petit']],
    ['1. Emma Martin\n2) Noé Petit\n3 Léa', ['Emma Martin', 'Noé Petit', 'Léa']],
    ['- Emma\n• Noé', ['Emma', 'Noé']],
    ['Emma\tMartin\nNoé\tPetit', ['Emma Martin', 'Noé Petit']],
    ['…', []],
  ])('%j', (text, found) => {
    expect(names(peopleInText(text))).toEqual(found)
  })

  it('and among addresses, each line is read on its own', () => {
    expect(peopleInText('Emma Martin\nNoé Lemaire\nben@example.org\nAnn Lee <ann@example.org>')).toEqual([
      { email: '', name: 'Emma Martin' },
      { email: '', name: 'Noé Lemaire' },
      { email: 'ben@example.org', name: '' },
      { email: 'ann@example.org', name: 'Ann Lee' },
    ])
    expect(peopleInText('"O’Brien, Pat" <pat@example.org>\nEmma Martin\temma@example.org')).toEqual([
      { email: 'pat@example.org', name: 'Pat O’Brien' },
      { email: 'emma@example.org', name: 'Emma Martin' },
    ])
    expect(peopleInText('ada.example.org')).toEqual([{ email: 'ada.example.org', name: '' }])
  })

  it('in a spreadsheet, by its headings or by all the words of a row', () => {
    const headed = [
      ['Nom', 'Prénom', 'Note'],
      ['Martin', 'Emma', '12'],
      ['Petit', 'Noé', '14'],
    ]
    expect(names(peopleInRows(headed))).toEqual(['Emma Martin', 'Noé Petit'])
    expect(names(peopleInRows([['Emma', 'Martin', '12']]))).toEqual(['Emma Martin'])
  })
})
