import { expect, it } from 'vitest'
import { flawsOf, peopleOf } from '#web/components/people/people.ts'
import { inSight, keysOf, outlookOf, toCorrect } from './invitees.ts'

const ANN = { email: 'ann@example.org', name: 'Ann' }
const WRONG = { email: 'not an address', name: '' }

it('sends what is no address along, as long as somebody is invited', () => {
  expect(outlookOf(peopleOf([ANN]), { hasGroups: false })).toBe('sent')
  expect(outlookOf(peopleOf([ANN, ANN, WRONG]), { hasGroups: false })).toBe('sent')
  expect(outlookOf(peopleOf([WRONG]), { hasGroups: true })).toBe('sent')
  expect(outlookOf(peopleOf([WRONG]), { hasGroups: false })).toBe('nobodyElse')
})

it('invites whoever has a name alone; holds back a line with neither', () => {
  expect(outlookOf(peopleOf([ANN, { email: '', name: 'Bob' }]), { hasGroups: true })).toBe('sent')
  expect(outlookOf(peopleOf([ANN, { email: '', name: '' }]), { hasGroups: true })).toBe('heldBack')
})

it('asks about what looks like an address and has none', () => {
  const typo = { email: '', name: 'anna.school.org' }
  expect(outlookOf(peopleOf([ANN, typo]), { hasGroups: true })).toBe('asked')
  expect(outlookOf([{ id: 1, ...typo, isName: true }], { hasGroups: false })).toBe('sent')
})

it('goes on without those who are invited already, and says so where there is nobody else', () => {
  const invited = keysOf(['ann@example.org', 'Zoé'])
  const zoe = { email: '', name: ' zoé' }
  expect(flawsOf(peopleOf([ANN, zoe]), invited)).toEqual(
    new Map([
      [1, 'invited'],
      [2, 'invited'],
    ]),
  )
  expect(outlookOf(peopleOf([ANN, { email: 'bob@x.org', name: '' }]), { hasGroups: false, invited })).toBe(
    'sent',
  )
  expect(outlookOf(peopleOf([ANN, zoe]), { hasGroups: false, invited })).toBe('allInvited')
})

it('invites whoever has too long a name all the same', () => {
  const long = { email: 'bob@example.org', name: 'B'.repeat(50) }
  expect(outlookOf(peopleOf([long]), { hasGroups: false })).toBe('shortened')
  expect(outlookOf(peopleOf([ANN, long]), { hasGroups: false })).toBe('shortened')
  expect(outlookOf(peopleOf([long, WRONG]), { hasGroups: false })).toBe('sent')
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
