import type { Endpoint } from '@probant/contract/endpoint'
import { WORKSPACE_HEADER } from '@probant/contract/workspaces'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from './actor.ts'

/** A key opens what the contract says, as often as it says, in its own workspace. */
export function admitProgram(
  { program }: Endpoint,
  { key }: Actor,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (!key) return
  const { limit, used, resetSeconds } = key.rate
  reply.headers({
    'ratelimit-limit': limit,
    'ratelimit-remaining': Math.max(0, limit - used),
    'ratelimit-reset': resetSeconds,
    'ratelimit-policy': `${limit};w=60`,
  })
  ensure(used <= limit, 'tooManyCalls', { limit, seconds: resetSeconds })
  ensure(program, 'notForPrograms')
  ensure(key.scopes.includes(program), 'scopeMissing', { scope: program })
  const named = request.headers[WORKSPACE_HEADER]
  ensure(named === undefined || named === key.workspace, 'apiKeyElsewhere')
}
