import { Readable } from 'node:stream'
import { type AccountExport, exportAccount } from '@probant/contract/account-export'
import {
  changeEmail,
  changePassword,
  deleteAccount,
  signOutEverywhere,
  updateUser,
} from '@probant/contract/users'
import type { Sessions } from '#server/modules/sessions/index.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Users } from './index.ts'

export function userRoutes(serve: Serve, { users, sessions }: { users: Users; sessions: Sessions }) {
  const { cookie } = sessions

  serve(updateUser, ({ actor, body }) => users.update(actor, body))
  serve(changeEmail, ({ actor, body }) => users.emailChange.request(actor, body))
  serve(changePassword, ({ actor, body, caller }) => users.changePassword(actor, body, caller))
  serve(signOutEverywhere, async ({ actor, reply }) => {
    await users.signOutEverywhere(actor)
    cookie.clear(reply)
  })
  serve(exportAccount, async ({ actor, reply }) => {
    const pieces = await users.exportAccount(actor)
    reply.header('content-disposition', 'attachment; filename="probant-account.json"')
    reply.type('application/json; charset=utf-8')
    // What the contract promises, sent while it is read: as one object it might not fit into the memory.
    return Readable.from(pieces, { objectMode: false }) as unknown as AccountExport
  })
  serve(deleteAccount, async ({ actor, body, reply }) => {
    await users.deleteAccount(actor, body)
    cookie.clear(reply)
  })
}
