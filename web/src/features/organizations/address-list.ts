import { emailSchema } from '@probant/contract/fields'
import type { Invitee } from '@probant/contract/invitations'

export type AddressState = Invitee['state'] | 'invalid' | 'duplicate'

export interface JudgedAddress {
  /** As it is shown: in its plain form where it is an address. */
  text: string
  state: AddressState
}

/** `"Lee, Ann" <ann@example.org>`, or whatever stands between two separators. */
const ENTRY = /((?:"[^"\r\n]*"|[^<>,;\r\n"])*)<([^<>\r\n]*)>|[^\s,;]+/g
const NAME = /^[\p{L}\p{M}'’-]+\.?$/u
const SAME_LINE = /^[^\S\r\n]*,?[^\S\r\n]*$/
const WRAPPING = /^(?:mailto:|['"(<[])+|['")>\].:]+$/gi

/** What people paste: lists with commas, semicolons, spaces or lines, and addresses with names. No address is lost. */
export function addressesIn(text: string): string[] {
  return withoutNames([...text.matchAll(ENTRY)], text).flatMap(([whole, name, address]) => {
    if (address === undefined) return bare(whole)
    // A mail program may write the address in place of the name; a list may go on without a separator.
    const before = (name ?? '')
      .split(/\s+/)
      .filter((word) => word.includes('@'))
      .flatMap(bare)
    const inside = bare(address)
    return [...before.filter((word) => !inside.includes(word)), ...inside]
  })
}

/** Which part of what is being typed is complete, and which is still on its way. */
export function splitDraft(draft: string): { complete: string[]; rest: string } {
  const isNaming = /<[^>]*$/.test(draft) || /^[^"]*"[^"]*$/.test(draft)
  if (isNaming) return { complete: [], rest: draft }
  // A space ends an address, but not the first name of someone whose address is still to come.
  const end = /^[\s\S]*[,;\r\n>]|^\S*@\S*\s/.exec(draft)?.[0] ?? ''
  return { complete: addressesIn(end), rest: draft.slice(end.length).trimStart() }
}

/** What would come of each address, as far as the server has said so already. */
export function judged(addresses: readonly string[], known: readonly Invitee[]): JudgedAddress[] {
  const states = new Map(known.map(({ email, state }) => [email, state]))
  const seen = new Set<string>()
  return addresses.map((typed) => {
    const email = emailSchema.safeParse(typed).data
    if (!email) return { text: typed, state: 'invalid' }
    if (seen.has(email)) return { text: email, state: 'duplicate' }
    seen.add(email)
    return { text: email, state: states.get(email) ?? 'new' }
  })
}

/** `Lee, Ann <ann@example.org>` without the quotes that it should have: what stands before the name is a name as well. */
function withoutNames(entries: RegExpExecArray[], text: string): RegExpExecArray[] {
  let following: RegExpExecArray | undefined
  return entries
    .toReversed()
    .filter((entry) => {
      const [word, , address] = entry
      const between = following && text.slice(entry.index + word.length, following.index)
      const isName =
        address === undefined && NAME.test(word) && between !== undefined && SAME_LINE.test(between)
      following = isName || address !== undefined ? entry : undefined
      return !isName
    })
    .toReversed()
}

/** A bullet or a dash is no address that someone could put right. */
function bare(word: string): string[] {
  const address = word.trim().replace(WRAPPING, '')
  return /[\p{L}\p{N}]/u.test(address) ? [address] : []
}
