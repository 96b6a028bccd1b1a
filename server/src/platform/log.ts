import type { FastifyBaseLogger } from 'fastify'
import { type Logger, pino } from 'pino'

export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>

/** Structured lines; whatever could open an account is cut out before it is written. */
export function createLog(level: string): Logger {
  return pino({
    level,
    redact: { paths: SECRETS, censor: '[hidden]' },
    timestamp: pino.stdTimeFunctions.isoTime,
  })
}

const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  '*.password',
  '*.token',
]
