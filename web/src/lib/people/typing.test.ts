import { describe, expect, it } from 'vitest'
import { type Typing, typedPeople } from './typing.ts'

const LEA = { email: 'lea@x.org', name: '' }
const MARC = { email: '', name: 'Marc Durand' }

/** Letter by letter, as somebody types. */
function typed(text: string) {
  let left: Typing = { draft: '', isListing: false }
  const people = [...text].flatMap((letter) => {
    const taken = typedPeople(left.draft + letter, left.isListing)
    left = taken.left
    return taken.people
  })
  return { people, rest: left.draft.trim() }
}

describe('who is typed', () => {
  it('stands for themselves behind the comma after an address', () => {
    const found = { people: [LEA, MARC], rest: 'paul@x.org' }
    expect(typed('lea@x.org, Marc Durand, paul@x.org')).toEqual(found)
    const { people, left } = typedPeople('lea@x.org, Marc Durand, paul@x.org', false)
    expect({ people, rest: left.draft }).toEqual(found)
    expect(typed('Lea <lea@x.org>, Marc Durand, paul@x.org').people).toEqual([{ ...LEA, name: 'Lea' }, MARC])
  })
  it('may have an address to come behind the name', () => {
    expect(typed('Marc Durand, lea@x.org')).toEqual({ people: [], rest: 'Marc Durand, lea@x.org' })
    expect(typed('Marc Durand, lea@x.org, ').people).toEqual([MARC, LEA])
  })
  it('is read line by line where several come at once', () => {
    const { people, left } = typedPeople('Marc Durand, lea@x.org\nZoé Petit, paul@x.org', false)
    expect(people).toEqual([{ ...LEA, name: 'Marc Durand' }])
    expect(left).toEqual({ draft: 'Zoé Petit, paul@x.org', isListing: false })
  })
})
