import { listSessions, revokeSession, signOutEverywhere } from '@probant/contract/users'
import type { Db } from '#server/database/client.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { SessionCookie } from './cookie.ts'
import type { SessionService } from './service.ts'

export function sessionRoutes(
  serve: Serve,
  { sessions, cookie, db }: { sessions: SessionService; cookie: SessionCookie; db: Db },
) {
  serve(listSessions, ({ actor }) => sessions.list(actor))
  serve(revokeSession, ({ actor, params }) => sessions.revoke(actor, params.sessionId))
  serve(signOutEverywhere, async ({ actor, reply }) => {
    await sessions.revokeAll(db, actor.userId)
    cookie.clear(reply)
  })
}
