import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Follows a request through the logs; a proxy's own id is kept where it looks like one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
