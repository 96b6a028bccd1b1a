import type { Endpoint } from '@probant/contract/endpoint'
import type { User } from '@probant/contract/users'
import type { RequestParts } from './http.ts'
import type { ServerEvent } from './server-events.ts'

/** Whoever answers the calls in the server's place, for somebody who has no account. */
export interface Backend {
  /** Who the pages take them for. */
  visitor: User
  answer(endpoint: Endpoint, parts: RequestParts): Promise<unknown>
  events(endpoint: Endpoint, parts: Pick<RequestParts, 'params'> & { signal: AbortSignal }): Events
}
type Events = AsyncGenerator<ServerEvent>

let standIn: Backend | undefined

/** For as long as this page is open: whoever enters or leaves the demo loads it anew (`page-borders.ts`). */
export function answerBy(backend: Backend): void {
  standIn = backend
}

/** What is open to anyone is the server's to answer, wherever one is. */
export function standInFor({ access }: Endpoint): Backend | undefined {
  return access === 'public' ? undefined : standIn
}

export function visitor(): User | undefined {
  return standIn?.visitor
}
