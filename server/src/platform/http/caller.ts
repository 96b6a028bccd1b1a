import { localeOf } from '@probant/contract/locales'
import { TIME_ZONE_HEADER, timeZoneSchema } from '@probant/contract/time-zone'
import type { FastifyRequest } from 'fastify'
import type { Caller } from './actor.ts'

export const BROWSER_COOKIE = 'probant_browser'

export function callerOf(request: FastifyRequest): Caller {
  return {
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    locale: localeOf(request.headers['accept-language']),
    timeZone: timeZoneSchema.safeParse(request.headers[TIME_ZONE_HEADER]).data,
    // What is refused very early has no cookies yet.
    browserToken: request.cookies?.[BROWSER_COOKIE],
  }
}
