const PATH = /^\/organizations\/([^/]+)\/accept\/?$/
/** Long and random, unlike the name of a place on the page. */
const TOKEN = /^#([\w.-]{20,200})$/

/**
 * Takes the token of a mailed invitation out of the address, before anything else reads it: the way to the login
 * carries the address along in a query string. It stays with this tab until the invitation is accepted.
 */
export function keepInvitationToken(): void {
  const organizationId = PATH.exec(location.pathname)?.[1]
  const token = TOKEN.exec(location.hash)?.[1]
  if (!organizationId || !token) return
  sessionStorage.setItem(keyOf(organizationId), token)
  history.replaceState(history.state, '', location.pathname + location.search)
}

/** Is this the address of a mailed invitation, its token still in it? */
export function holdsInvitationToken(address: string): boolean {
  const { pathname, hash } = new URL(address)
  return PATH.test(pathname) && TOKEN.test(hash)
}

export function invitationToken(organizationId: string): string | undefined {
  return sessionStorage.getItem(keyOf(organizationId)) ?? undefined
}

export function forgetInvitationToken(organizationId: string): void {
  sessionStorage.removeItem(keyOf(organizationId))
}

function keyOf(organizationId: string): string {
  return `invitation:${organizationId}`
}
