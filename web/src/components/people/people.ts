import { plainLetters } from '@probant/contract/accents'
import { personKey } from '@probant/contract/by-name'
import { emailSchema } from '@probant/contract/fields'
import { USERNAME_MAX } from '@probant/contract/limits'
import type { AddressEntry } from '#web/lib/address-list.ts'
import { looksLikeAddress } from '#web/lib/people/mistyped.ts'

/** Somebody on the list, as it was typed; who came later has the larger number. */
export interface Person extends AddressEntry {
  id: number
  /** It looks like an address, and is a name: somebody has said so. */
  isName?: boolean
}

/** Whoever comes onto the list. */
export type Found = Omit<Person, 'id'>

export type Flaw = 'missing' | 'invalid' | 'suspect' | 'duplicate' | 'invited' | 'longName'

const NOBODY: ReadonlySet<string> = new Set()

/**
 * What is wrong, and with whom; whoever is not in it is fine. Of two with the same address, or name alone, the first is.
 * `invited`: who is there already, by `personKey`.
 */
export function flawsOf(people: readonly Person[], invited = NOBODY): Map<number, Flaw> {
  const flaws = new Map<number, Flaw>()
  const seen = new Set<string>()
  for (const person of inOrder(people)) {
    const key = keyOf(person)
    const flaw = flawOf(person, key, { seen, invited })
    if (flaw) flaws.set(person.id, flaw)
    if (key) seen.add(key)
  }
  return flaws
}

interface Known {
  seen: ReadonlySet<string>
  invited: ReadonlySet<string>
}

function flawOf(person: Person, key: string | undefined, { seen, invited }: Known): Flaw | undefined {
  if (isUnaddressed(person) && !person.name.trim()) return 'missing'
  if (!key) return 'invalid'
  if (isUnaddressed(person) && !person.isName && looksLikeAddress(person.name)) return 'suspect'
  if (seen.has(key)) return 'duplicate'
  if (invited.has(key)) return 'invited'
  return person.name.trim().length > USERNAME_MAX ? 'longName' : undefined
}

/** By what somebody is known: the address, or the name where there is none; nothing where neither will do. */
function keyOf(person: Person): string | undefined {
  if (isUnaddressed(person))
    return person.name.trim() ? personKey({ email: '', name: person.name }) : undefined
  return plainEmail(person)
}

/** They get a slip with a code in place of a mail. */
export function isUnaddressed({ email }: AddressEntry): boolean {
  return email.trim() === ''
}

/** Adds whoever was found: those who were saved as names stay names. A name is taken over for someone who is there without one. */
export function merged(people: readonly Person[], found: readonly Found[]): Person[] {
  const addressed = found.filter((entry) => !isUnaddressed(entry))
  const names = new Map(addressed.map((entry) => [entry.email.trim().toLowerCase(), entry.name]))
  const known = people.map((person) => {
    const email = plainEmail(person)
    const name = person.name || (email && names.get(email))
    return name && name !== person.name ? { ...person, name } : person
  })
  const next = Math.max(0, ...people.map(({ id }) => id)) + 1
  const added = found.map(({ email, name, isName }, index) => {
    return { id: next + index, email, name, ...(isName && { isName }) }
  })
  return [...known, ...added]
}

/** How many of these are taken as they stand; a name that is too long is shortened. */
export function takenAmong(ids: ReadonlySet<number>, people: readonly Person[], flaws: Map<number, Flaw>) {
  const isTaken = ({ id }: Person) => !flaws.has(id) || flaws.get(id) === 'longName'
  return people.filter((person) => ids.has(person.id) && isTaken(person)).length
}

/** Those with a flaw on top, where they are seen; the order in which they are saved stays. */
export function flawedFirst(people: readonly Person[], invited = NOBODY): Person[] {
  const flaws = flawsOf(people, invited)
  const isFlawed = ({ id }: Person) => flaws.has(id)
  return [...people.filter(isFlawed), ...people.filter((person) => !isFlawed(person))]
}

export function changed(people: readonly Person[], id: number, change: Partial<AddressEntry>): Person[] {
  return people.map((person) => {
    if (person.id !== id) return person
    // Only what they said about was a name all the same.
    const { isName, ...typed } = person
    return change.name === undefined ? { ...person, ...change } : { ...typed, ...change }
  })
}

/** What looks like an address is a name all the same. */
export function asNames(people: readonly Person[], ids: ReadonlySet<number>): Person[] {
  return people.map((person) => (ids.has(person.id) ? { ...person, isName: true } : person))
}

export function without(people: readonly Person[], gone: ReadonlySet<number>): Person[] {
  return people.filter(({ id }) => !gone.has(id))
}

/** Whom these words fit, in the name or in the address, with or without their accents. */
export function matching(people: readonly Person[], search: string): Person[] {
  const words = plainLetters(search).trim().split(/\s+/)
  return people.filter(({ name, email }) => {
    const text = plainLetters(`${name} ${email}`)
    return words.every((word) => text.includes(word))
  })
}

/** What is saved: everybody in the order in which they came. */
export function membersOf(people: readonly Person[]): AddressEntry[] {
  return inOrder(people).map((person) => ({
    email: plainEmail(person) ?? person.email.trim(),
    name: person.name.trim(),
  }))
}

export function peopleOf(members: readonly Found[]): Person[] {
  return merged([], members)
}

function inOrder(people: readonly Person[]): Person[] {
  return people.toSorted((one, other) => one.id - other.id)
}

/** Asked for each of thousands at every change: who has not changed is not asked again. */
const emails = new WeakMap<Person, string | false>()

function plainEmail(person: Person): string | undefined {
  const known = emails.get(person) ?? emailSchema.safeParse(person.email).data ?? false
  emails.set(person, known)
  return known || undefined
}
