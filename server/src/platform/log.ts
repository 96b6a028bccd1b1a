import type { FastifyBaseLogger } from 'fastify'
import { type Logger, pino } from 'pino'
import { safeError } from './safe-error.ts'

export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>

/** Structured lines; whatever could open an account is cut out before it is written. */
export function createLog(level: string, destination?: NodeJS.WritableStream): Logger {
  const options = {
    level,
    redact: { paths: SECRETS, censor: '[hidden]' },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: safeError, req: pathOnly },
  }
  return destination ? pino(options, destination as never) : pino(options)
}

const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  '*.password',
  '*.token',
]

/** Without the query: what Google sends back stands there, and what people search for. */
function pathOnly(request: { id: string; method: string; url: string; ip?: string }) {
  return { method: request.method, url: request.url.split('?')[0], address: request.ip }
}
