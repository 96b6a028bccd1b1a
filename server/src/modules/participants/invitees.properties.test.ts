import { emailSchema } from '@probant/contract/fields'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { candidatesOf, inviteesOf } from './invitees.ts'

/** Few, so that they meet again. */
const address = fc.constantFrom(...['ada', 'bob', 'cléo', 'dan', 'eve'].map((name) => `${name}@example.org`))
const name = fc.constantFrom('', 'Ada', 'Bob')
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
  return inviteesOf(candidatesOf(typed, members), new Set(already))
}

describe('whoever is asked', () => {
  it('is accounted for: invited, invited already, or no address', () => {
    holds(({ typed, members, ...rest }) => {
      const { report } = sorted({ typed, members, ...rest })
      const told = new Set([...report.invited, ...report.alreadyInvited])
      for (const { email } of typed) {
        const read = emailSchema.safeParse(email)
        if (read.success) expect(told).toContain(read.data)
        else expect(report.invalid).toContain(email)
      }
      for (const { email } of members) expect(told).toContain(email)
      expect(told.size).toBe(report.invited.length + report.alreadyInvited.length)
    })
  })

  it('is invited once, and not where they are already', () => {
    holds((one) => {
      const { fresh, report } = sorted(one)
      expect(fresh.map(({ email }) => email)).toEqual(report.invited)
      expect(new Set(report.invited).size).toBe(report.invited.length)
      for (const email of report.invited) expect(one.already).not.toContain(email)
      for (const email of report.alreadyInvited) expect(one.already).toContain(email)
    })
  })

  it('is told to have come twice exactly where they did', () => {
    holds((one) => {
      const { people } = candidatesOf(one.typed, one.members)
      const times = (email: string) => people.filter((person) => person.email === email).length
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
      const order = people.map(({ email }) => email)
      const places = sorted(one).report.invited.map((email) => order.indexOf(email))
      expect(places).toEqual(places.toSorted((first, second) => first - second))
      for (const { email, name } of sorted(one).fresh) {
        const names = people.filter((person) => person.email === email && person.name)
        expect(name).toBe(names[0]?.name ?? '')
      }
    })
  })
})

it('a pasted page that is no address is reported by its beginning', () => {
  const { report } = inviteesOf(candidatesOf([{ email: 'word '.repeat(200), name: '' }], []), new Set())

  expect(report.invalid).toHaveLength(1)
  expect(report.invalid[0]).toMatch(/^(word )+.*…$/)
  expect(report.invalid[0]?.length).toBeLessThan(260)
})

type Asked = typeof asked extends fc.Arbitrary<infer One> ? One : never

function holds(property: (one: Asked) => void): void {
  fc.assert(fc.property(asked, property))
}
