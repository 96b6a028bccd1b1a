import { createHash } from 'node:crypto'

/** By which a page names somebody of a group without naming their address; the database finds them by the same. */
export function personKey(groupId: string, email: string): string {
  return createHash('sha256').update(`${groupId}/${email}`).digest('hex').slice(0, KEY_LENGTH)
}

export const KEY_LENGTH = 32
