import { describe, expect, it } from 'vitest'
import {
  changed,
  flawedFirst,
  flawsOf,
  matching,
  membersOf,
  merged,
  peopleOf,
  takenAmong,
  without,
} from './people.ts'

const people = peopleOf([
  { email: 'Ann@x.org', name: 'Ann Lee' },
  { email: 'bob.x.org', name: '' },
  { email: 'ann@x.org ', name: '' },
  { email: '', name: '' },
  { email: 'di@x.org', name: 'x'.repeat(50) },
  { email: 'eve@x.org', name: '' },
])

describe('the people of a group', () => {
  it('are judged one by one, and the others kept', () => {
    expect([...flawsOf(people)]).toEqual([
      [2, 'invalid'],
      [3, 'duplicate'],
      [4, 'missing'],
      [5, 'longName'],
    ])
  })
  it('are shown with the flawed ones on top, of which the later one stays the duplicate', () => {
    const shown = flawedFirst(people)
    expect(shown.map(({ id }) => id)).toEqual([2, 3, 4, 5, 1, 6])
    expect(flawsOf(shown)).toEqual(flawsOf(people))
    expect(membersOf(shown).map(({ email }) => email)).toEqual(membersOf(people).map(({ email }) => email))
  })
  it('are put right one by one', () => {
    const mended = changed(changed(people, 2, { email: 'bob@x.org' }), 5, { name: 'Di' })
    expect([...flawsOf(mended).values()]).toEqual(['duplicate', 'missing'])
    expect(flawsOf(without(mended, new Set([3, 4]))).size).toBe(0)
    expect(flawsOf(without(people, new Set([1]))).get(3)).toBeUndefined()
  })
  it('are counted once, however often they are found, and only if they can be taken', () => {
    const found = [
      { email: 'eve@x.org', name: '' },
      { email: 'fay@x.org', name: '' },
      { email: 'FAY@x.org', name: 'Fay' },
      { email: '', name: 'Gil' },
      { email: 'no address', name: '' },
    ]
    const everybody = merged(people, found)
    const ids = new Set(everybody.slice(people.length).map(({ id }) => id))
    expect(takenAmong(ids, everybody, flawsOf(everybody))).toBe(2)
    expect(takenAmong(ids, everybody, flawsOf(everybody, new Set(['fay@x.org'])))).toBe(1)
  })
  it('get a name from whoever is found again with one', () => {
    const after = merged(peopleOf([{ email: 'ann@x.org', name: '' }]), [
      { email: 'ANN@x.org', name: 'Ann Lee' },
    ])
    expect(after).toEqual([
      { id: 1, email: 'ann@x.org', name: 'Ann Lee' },
      { id: 2, email: 'ANN@x.org', name: 'Ann Lee' },
    ])
    expect(flawsOf(after).get(2)).toBe('duplicate')
  })
  it('get no name from whoever has no address', () => {
    const after = merged(peopleOf([{ email: 'half@', name: '' }]), [{ email: '', name: 'Jules Martin' }])
    expect(after[0]).toEqual({ id: 1, email: 'half@', name: '' })
  })
  it('are saved in plain form', () => {
    expect(membersOf(peopleOf([{ email: ' Ann@X.org', name: ' Ann ' }]))).toEqual([
      { email: 'ann@x.org', name: 'Ann' },
    ])
  })
  it('have a name that looks like an address where somebody has said so, until it is another', () => {
    const typed = { email: '', name: 'ann.x.org' }
    expect([...flawsOf(peopleOf([typed])).values()]).toEqual(['suspect'])
    const saved = peopleOf([{ ...typed, isName: true }])
    expect(flawsOf(saved).size).toBe(0)
    expect(flawsOf(changed(saved, 1, { email: '' })).size).toBe(0)
    expect([...flawsOf(changed(saved, 1, { name: 'bob.x.org' })).values()]).toEqual(['suspect'])
  })
  it('are found by name and by address', () => {
    expect(matching(people, ' LEE').map(({ id }) => id)).toEqual([1])
    expect(matching(people, 'x.org')).toHaveLength(5)
    expect(matching(peopleOf([{ email: 'z@x.org', name: 'Zoé Roux' }]), 'roux zoe')).toHaveLength(1)
  })
})
