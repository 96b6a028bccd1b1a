import type { LookupAddress } from 'node:dns'
import { lookup, Resolver } from 'node:dns/promises'
import { SECOND } from '#server/platform/clock.ts'

/** The addresses of a name, as they are now. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>

/**
 * Asks the name servers directly: the system's own way keeps one of the process's few threads until a name server has
 * answered, and whoever types names may own one that never does.
 */
export function createResolving(nameServers?: readonly string[]): Resolve {
  const resolver = new Resolver({ timeout: 2 * SECOND, tries: 2 })
  if (nameServers) resolver.setServers(nameServers)

  return async (hostname) => {
    const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
    const found = [
      ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
      ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
    ]
    if (found.length === 0 && four.status === 'rejected') throw four.reason
    return found
  }
}

/** Also knows the names that only this machine or its network has. */
export const resolveLikeSystem: Resolve = (hostname) => lookup(hostname, { all: true })
