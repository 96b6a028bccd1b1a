import { createHmac } from 'node:crypto'

/** Someone, by an address or the id of an account, in a way that only this installation recognises, and for one purpose. */
export function keyedHash(purpose: string, name: string, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${name.trim().toLowerCase()}`).digest('hex')
}
