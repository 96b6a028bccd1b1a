import { isIP } from 'node:net'
import { Agent, fetch as fetchWith } from 'undici'
import { SECOND } from '#server/platform/clock.ts'
import { withBoundedBody } from './bounded-body.ts'
import { asOutboundFailure, OutboundFailure } from './failure.ts'
import { guardedConnector } from './guarded-connection.ts'
import { isPublicAddress } from './public-address.ts'
import { createResolving, type Resolve, resolveLikeSystem } from './resolving.ts'

export { OUTBOUND_FAULTS, OutboundFailure, type OutboundFault } from './failure.ts'

interface Options {
  /** Whoever runs the installation lets its users reach its own network too, also without TLS. */
  allowsPrivate: boolean
  allowsHttp?: boolean
  isAllowed?: (address: string) => boolean
  resolve?: Resolve
  /** To one origin at the same time; null: as many as are asked for. */
  connectionsEach?: number | null
}

interface OutboundInit extends RequestInit {
  /** From the first step until the last byte of the answer. */
  timeoutMs?: number
  maxBytes?: number
  /** A longer answer is cut off, not refused. */
  cutsBody?: boolean
}

/**
 * Calls to addresses that a user has typed. None reaches what only this machine or its network can, whatever the address
 * says, its name resolves to, or its answer points to. It can be given to libraries in place of `fetch`.
 */
export function createOutbound({
  allowsPrivate,
  allowsHttp = allowsPrivate,
  isAllowed = allowsPrivate ? () => true : isPublicAddress,
  resolve = allowsPrivate ? resolveLikeSystem : createResolving(),
  connectionsEach = 10,
}: Options) {
  const agent = new Agent({
    connect: guardedConnector({ isAllowed, resolve, timeoutMs: 5 * SECOND }),
    connections: connectionsEach,
  })

  return {
    /** Whether such an address may be called at all; what its name resolves to shows when it is. */
    accepts,

    /**
     * Fails with an `OutboundFailure`, or with what `signal` was aborted with. An answer that points elsewhere is returned
     * as it is (or refused, with `redirect: 'error'`): nobody is followed.
     */
    async fetch(input: string | URL | Request, init: OutboundInit = {}): Promise<Response> {
      const { timeoutMs = 10 * SECOND, maxBytes = 1_000_000, cutsBody = false, redirect, ...rest } = init
      if (!accepts(input instanceof Request ? input.url : String(input)))
        throw new OutboundFailure('addressNotAllowed')
      const request = new Request(input, { ...rest, redirect: 'manual' })

      const headers = new Headers(request.headers)
      if (!headers.has('user-agent')) headers.set('user-agent', 'Probant')
      try {
        const answer = await fetchWith(request.url, {
          method: request.method,
          headers: [...headers],
          body: request.body && (await request.arrayBuffer()),
          redirect: redirect === 'error' ? 'error' : 'manual',
          signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]),
          dispatcher: agent,
        })
        return await withBoundedBody(answer, { maxBytes, cutsBody })
      } catch (error) {
        request.signal.throwIfAborted()
        throw asOutboundFailure(error)
      }
    },

    close: () => agent.close(),
  }

  function accepts(address: string): boolean {
    const url = URL.parse(address)
    if (!url || url.username || url.password) return false
    if (url.protocol !== 'https:' && !(allowsHttp && url.protocol === 'http:')) return false
    const host = url.hostname.replace(/^\[|\]$/g, '')
    return !isIP(host) || isAllowed(host)
  }
}

export type Outbound = ReturnType<typeof createOutbound>
