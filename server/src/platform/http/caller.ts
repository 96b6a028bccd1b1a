import { localeOf } from '@probant/contract/locales'
import type { FastifyRequest } from 'fastify'
import type { Caller } from './actor.ts'

export function callerOf(request: FastifyRequest): Caller {
  return {
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    locale: localeOf(request.headers['accept-language']),
  }
}
