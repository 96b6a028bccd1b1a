import { safeReturnPath } from '@probant/contract/fields'

/** For those who are not signed in. */
export const ENTRANCES = ['/login', '/signup']

/** The login page, with the way back. */
export function loginPath(href: string): string {
  const returnTo = safeReturnPath(href)
  const isEntrance = ENTRANCES.some((entrance) => returnTo.split('?')[0] === entrance)
  return isEntrance || returnTo === '/dashboard'
    ? '/login'
    : `/login?returnTo=${encodeURIComponent(returnTo)}`
}
