import { type AddressEntry, splitDraft } from '#web/lib/address-list.ts'
import { peopleInText } from './found-people.ts'
import { peopleInList } from './lines.ts'
import { asOneAddress, joined, mayBeMistyped, parted } from './mistyped.ts'

export interface Typing {
  draft: string
  /** An address stood before the draft, in the same line. */
  isListing: boolean
}

/**
 * Whoever is complete in what is being typed, and what is still on its way. A comma may stand between a name and its
 * address, and is waited for; behind an address it parts people.
 */
export function typedPeople(text: string, isListing: boolean): { people: AddressEntry[]; left: Typing } {
  const lineStart = text.lastIndexOf('\n') + 1
  const lines = text.slice(0, lineStart)
  const line = text.slice(lineStart)
  if (mayBeMistyped(line)) return { people: [], left: { draft: text, isListing } }
  const split = splitDraft(joined(line))
  const [complete, rest] = [parted(split.complete), parted(split.rest)]
  if (complete.includes('@') || (isListing && lines === '' && complete !== ''))
    return {
      people: [...peopleInText(lines), ...asOneAddress(complete, peopleInList)],
      left: { draft: rest, isListing: true },
    }
  if (lines.includes('@')) return { people: peopleInText(lines), left: { draft: line, isListing: false } }
  return { people: [], left: { draft: text, isListing } }
}
