/** Which kind of link: a mailed one that is good once, an invitation to a quiz, a quiz's share link. */
export type LinkPrefix = 'ml_' | 'iv_' | 'sl_'

/** The token behind the # of an address; nothing where that is the name of a place on the page, or another link's. */
export function linkTokenIn(hash: string, prefix: LinkPrefix): string | undefined {
  return hash.startsWith(`#${prefix}`) ? hash.slice(1) : undefined
}

/** What an entry of the history has kept of a link, so that a reload still has it. */
export function keptLinkToken(state: unknown, prefix: LinkPrefix): string | undefined {
  const { linkToken } = (state ?? {}) as { linkToken?: unknown }
  return typeof linkToken === 'string' && linkToken.startsWith(prefix) ? linkToken : undefined
}
