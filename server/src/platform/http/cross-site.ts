import type { FastifyRequest } from 'fastify'
import { ensure } from '#server/platform/errors.ts'

/** Endpoints that live from a cookie answer only the product's own pages. */
export function refuseCrossSite(request: FastifyRequest): void {
  ensure(request.headers['sec-fetch-site'] !== 'cross-site', 'forbidden')
}
