import type { SittingChange } from '@probant/contract/submissions/page'

export type Message = SittingChange['messages'][number]

/** Each message is shown until it is put away; in this tab a reload does not bring it back. */
export function createUnread() {
  let read = readIds()

  return {
    among: (messages: readonly Message[]): Message[] => messages.filter(({ id }) => !read.includes(id)),

    putAway(id: string): void {
      read = [...read, id].slice(-REMEMBERED)
      try {
        sessionStorage.setItem(KEY, read.join())
      } catch {
        // A browser that keeps nothing shows it again after a reload.
      }
    },
  }
}

const KEY = 'read-messages'
const REMEMBERED = 100

function readIds(): string[] {
  try {
    return sessionStorage.getItem(KEY)?.split(',') ?? []
  } catch {
    return []
  }
}
