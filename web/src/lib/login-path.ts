import { safeReturnPath } from '@probant/contract/fields'
import { isEntrance } from '@probant/contract/public-pages'

/** The login page, with the way back. */
export function loginPath(href: string): string {
  const returnTo = safeReturnPath(href)
  return isEntrance(returnTo.split('?')[0]) || returnTo === '/dashboard'
    ? '/login'
    : `/login?returnTo=${encodeURIComponent(returnTo)}`
}
