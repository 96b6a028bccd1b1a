import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { type Now, SECOND } from '#server/platform/clock.ts'
import { hostNameOf, isLoopbackName } from './known-hosts.ts'

/** How long requests take, by route and status; readable on this machine, or elsewhere with the token. */
export function measureRequests(app: FastifyInstance, { token, now }: Options): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })

  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    }
    duration.observe(labels, reply.elapsedTime / 1000)
    done()
  })

  /** Some thousand lines: put together once for all who ask at nearly the same time. */
  let told: { at: number; text: Promise<string> } | undefined
  function text(): Promise<string> {
    const at = now().getTime()
    if (!told || at - told.at >= FRESH_MS) told = { at, text: registry.metrics() }
    return told.text
  }

  const options = { schema: { hide: true } as object, logLevel: 'warn', config: { anyHost: true } } as const
  app.get('/metrics', options, async (request, reply) => {
    if (!mayRead(request, token)) return reply.code(404).send()
    return reply.type(registry.contentType).send(await text())
  })
}

interface Options {
  token: string | undefined
  now: Now
}

/** Less than the pause between two looks of whoever collects them. */
const FRESH_MS = 5 * SECOND

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  // Both: behind a proxy the socket is local for everyone, and a forwarded address is anyone's word.
  const isFromHere = isLocal(request.ip) && isLocal(request.socket.remoteAddress)
  if (isFromHere && isLoopbackName(hostNameOf(request))) return true
  return token !== undefined && request.headers.authorization === `Bearer ${token}`
}

function isLocal(address: string | undefined): boolean {
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1'
}
