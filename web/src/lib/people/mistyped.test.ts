import { describe, expect, it } from 'vitest'
import { peopleInText } from './found-people.ts'
import { looksLikeAddress } from './mistyped.ts'
import { type Typing, typedPeople } from './typing.ts'

const TYPO = { email: 'anna@gmail,com', name: '' }
const LEA = { email: 'lea@x.org', name: '' }

/** Letter by letter, as somebody types. */
function typed(text: string) {
  let left: Typing = { draft: '', isListing: false }
  const people = [...text].flatMap((letter) => {
    const taken = typedPeople(left.draft + letter, left.isListing)
    left = taken.left
    return taken.people
  })
  return { people, rest: left.draft }
}

describe('an address with a comma for a full stop', () => {
  it('stays one address, pasted or typed', () => {
    expect(peopleInText('anna@gmail,com')).toEqual([TYPO])
    expect(peopleInText('lea@x.org, anna@gmail,com')).toEqual([LEA, TYPO])
    expect(typed('anna@gmail,com')).toEqual({ people: [], rest: 'anna@gmail,com' })
    expect(typed('anna@gmail,com, lea@x.org, ').people).toEqual([TYPO, LEA])
  })

  it('is told from people who are parted by a comma', () => {
    expect(peopleInText('anna@gmail.com,lea@x.org').map(({ email }) => email)).toEqual([
      'anna@gmail.com',
      'lea@x.org',
    ])
    expect(typed('anna@gmail, lea@x.org ').people.map(({ email }) => email)).toEqual([
      'anna@gmail',
      'lea@x.org',
    ])
  })
})

it('asks about a name that looks like an address, and about no other', () => {
  for (const name of ['anna.school.org', 'anna@school', 'gmail.com'])
    expect(looksLikeAddress(name)).toBe(true)
  for (const name of ['Anna', 'J.Dupont', 'Dr. Martin', 'anna', 'Anna M.', 'jean-luc'])
    expect(looksLikeAddress(name)).toBe(false)
})
