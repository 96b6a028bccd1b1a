import { nameKey, personKey } from '@probant/contract/by-name'
import { emailSchema } from '@probant/contract/fields'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shownAddress } from '#server/platform/mail/stand-in-address.ts'
import { candidatesOf, inviteesOf } from './invitees.ts'

/** Few, so that they meet again. */
const address = fc.constantFrom(...['ada', 'bob', 'cléo', 'dan', 'eve'].map((name) => `${name}@example.org`))
const name = fc.constantFrom('', 'Ada', 'Bob', ' bob ')
const typing = fc.oneof(
  address,
  address.map((email) => ` ${email.toUpperCase()} `),
  fc.constantFrom('', 'nobody', 'a@b', '@example.org', 'two@example.org, three@example.org'),
  fc.string(),
)
const asked = fc.record({
  typed: fc.array(fc.record({ email: typing, name })),
  members: fc.array(
    fc.record({ email: fc.constantFrom('ada@example.org', 'bob@example.org', 'gil@example.org'), name }),
  ),
  already: fc.uniqueArray(fc.constantFrom('ada@example.org', 'gil@example.org', 'zoe@example.org')),
})

function sorted({ typed, members, already }: Asked) {
  return inviteesOf(candidatesOf(typed, members), new Set(already), { byHand: false })
}

describe('whoever is asked', () => {
  it('is accounted for: invited by address or by name, invited already, or neither', () => {
    holds(({ typed, members, ...rest }) => {
      const { report } = sorted({ typed, members, ...rest })
      const told = new Set([...report.invited, ...report.alreadyInvited])
      for (const { email, name } of typed) {
        const read = emailSchema.safeParse(email)
        if (read.success) expect(told).toContain(read.data)
        else if (email.trim() === '' && name !== '') expect([...told].map(nameKey)).toContain(nameKey(name))
        else expect(report.invalid).toContain(email)
      }
      for (const { email } of members) expect(told).toContain(email)
      expect(told.size).toBe(report.invited.length + report.alreadyInvited.length)
    })
  })

  it('is invited once, and not where they are already', () => {
    holds((one) => {
      const { fresh, report } = sorted(one)
      expect(fresh.map(wordOf)).toEqual(report.invited)
      expect(new Set(report.invited).size).toBe(report.invited.length)
      for (const email of report.invited) expect(one.already).not.toContain(email)
      for (const email of report.alreadyInvited) expect(one.already).toContain(email)
    })
  })

  it('is told to have come twice exactly where they did', () => {
    holds((one) => {
      const { people } = candidatesOf(one.typed, one.members)
      const times = (word: string) =>
        people.filter((person) => wordKey(wordOf(person)) === wordKey(word)).length
      const { duplicates, invited, alreadyInvited } = sorted(one).report
      expect(new Set(duplicates).size).toBe(duplicates.length)
      for (const email of [...invited, ...alreadyInvited]) {
        expect(duplicates.includes(email)).toBe(times(email) > 1)
      }
    })
  })

  it('keeps the order in which they were named, and their first name', () => {
    holds((one) => {
      const { people } = candidatesOf(one.typed, one.members)
      const order = people.map(wordOf)
      const places = sorted(one).report.invited.map((word) => order.indexOf(word))
      expect(places).toEqual(places.toSorted((first, second) => first - second))
      for (const { email, name } of sorted(one).fresh) {
        const names = people.filter((person) => person.email === email && person.name)
        expect(name).toBe(names[0]?.name ?? '')
      }
    })
  })
})

it('a pasted page that is no address is reported by its beginning', () => {
  const { report } = inviteesOf(candidatesOf([{ email: 'word '.repeat(200), name: '' }], []), new Set(), {
    byHand: false,
  })

  expect(report.invalid).toHaveLength(1)
  expect(report.invalid[0]).toMatch(/^(word )+.*…$/)
  expect(report.invalid[0]?.length).toBeLessThan(260)
})

/** As the report calls them. */
function wordOf({ email, name }: { email: string; name: string }): string {
  return shownAddress(email) || name
}

/** Names are the same however they are written. */
function wordKey(word: string): string {
  return personKey(word.includes('@') ? { email: word, name: '' } : { email: '', name: word })
}

type Asked = typeof asked extends fc.Arbitrary<infer One> ? One : never

function holds(property: (one: Asked) => void): void {
  fc.assert(fc.property(asked, property))
}
