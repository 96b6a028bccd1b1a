import * as admin from './admin.ts'
import * as auth from './auth.ts'
import type { Endpoint } from './endpoint.ts'
import * as plans from './plans.ts'
import * as site from './site.ts'
import * as users from './users.ts'

/** Every endpoint there is, by name: what tests and documentation walk over. */
export const ENDPOINTS: Record<string, Endpoint> = Object.fromEntries(
  [admin, auth, plans, site, users].flatMap((noun) => Object.entries(noun).filter(isEndpoint)),
)

function isEndpoint(entry: [string, unknown]): entry is [string, Endpoint] {
  const [, value] = entry
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'url' in value && 'access' in value
  )
}
