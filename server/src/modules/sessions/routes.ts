import { listSessions, revokeSession } from '@probant/contract/users'
import type { Serve } from '#server/platform/http/serve.ts'
import type { SessionService } from './service.ts'

export function sessionRoutes(serve: Serve, sessions: SessionService) {
  serve(listSessions, ({ actor }) => sessions.list(actor))
  serve(revokeSession, ({ actor, params }) => sessions.revoke(actor, params.sessionId))
}
