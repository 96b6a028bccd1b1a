import { expect, it } from 'vitest'
import { peopleOf } from '#web/components/people/people.ts'
import { inSight, outlookOf, toCorrect } from './invitees.ts'

const ANN = { email: 'ann@example.org', name: 'Ann' }
const WRONG = { email: 'not an address', name: '' }

it('sends what is no address along, as long as somebody is invited', () => {
  expect(outlookOf(peopleOf([ANN]), false)).toBe('sent')
  expect(outlookOf(peopleOf([ANN, ANN, WRONG]), false)).toBe('sent')
  expect(outlookOf(peopleOf([WRONG]), true)).toBe('sent')
  expect(outlookOf(peopleOf([WRONG]), false)).toBe('nobodyElse')
})

it('invites whoever has a name alone; holds back a line with neither', () => {
  expect(outlookOf(peopleOf([ANN, { email: '', name: 'Bob' }]), true)).toBe('sent')
  expect(outlookOf(peopleOf([ANN, { email: '', name: '' }]), true)).toBe('heldBack')
})

it('invites whoever has too long a name all the same', () => {
  const long = { email: 'bob@example.org', name: 'B'.repeat(50) }
  expect(outlookOf(peopleOf([long]), false)).toBe('shortened')
  expect(outlookOf(peopleOf([ANN, long]), false)).toBe('shortened')
  expect(outlookOf(peopleOf([long, WRONG]), false)).toBe('sent')
})

it('keeps the names of what is to be corrected', () => {
  const report = {
    invited: [ANN.email],
    alreadyInvited: [],
    duplicates: [],
    invalid: ['bob@', 'x'],
    byHand: 0,
  }
  expect(toCorrect(report, [ANN, { email: 'bob@', name: 'Bob' }])).toEqual([
    { email: 'bob@', name: 'Bob' },
    { email: 'x', name: '' },
  ])
})

it('keeps what was chosen in sight, whatever is searched for', () => {
  const [ann, bob, cho] = [{ id: 'ann' }, { id: 'bob' }, { id: 'cho' }]
  expect(inSight([ann, bob], [bob, cho])).toEqual([cho, ann, bob])
})
