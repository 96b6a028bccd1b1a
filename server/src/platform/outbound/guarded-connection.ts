import { isIP } from 'node:net'
import { buildConnector } from 'undici'
import { OutboundFailure } from './failure.ts'
import type { Resolve } from './resolving.ts'

interface Guard {
  isAllowed: (address: string) => boolean
  resolve: Resolve
  timeoutMs: number
}

/**
 * Opens connections to allowed addresses alone. A name is resolved once, here, and the connection goes to the very
 * address that was looked at: a name that means something else a moment later changes nothing.
 */
export function guardedConnector({ isAllowed, resolve, timeoutMs }: Guard): buildConnector.connector {
  const connect = buildConnector({
    timeout: timeoutMs,
    lookup(hostname, { all }, done) {
      resolve(hostname)
        .then((found) => {
          // All of them: a name that has both kinds is a trap or a mistake, and is refused whichever comes first.
          if (found.length === 0 || !found.every(({ address }) => isAllowed(address))) throw notAllowed()
          const [{ address, family }] = found as [(typeof found)[number]]
          return all ? done(null, found) : done(null, address, family)
        })
        .catch((error) => done(error, []))
    },
  })

  return (options, done) => {
    const host = options.hostname.replace(/^\[|\]$/g, '')
    // What is an address already is not looked up.
    if (isIP(host) && !isAllowed(host)) return done(notAllowed(), null)
    return connect(options, done)
  }
}

function notAllowed(): OutboundFailure {
  return new OutboundFailure('addressNotAllowed')
}
