import { createHmac } from 'node:crypto'

/** Someone, by an address or the id of an account, in a way that only this installation can recognise. */
export function personOf(name: string, secret: string): string {
  return createHmac('sha256', secret).update(`trial:${name.trim().toLowerCase()}`).digest('hex')
}
