import { Readable } from 'node:stream'
import {
  type AccountExport,
  changeEmail,
  changePassword,
  deleteAccount,
  exportAccount,
  signOutEverywhere,
  updateUser,
} from '@probant/contract/users'
import type { SessionCookie } from '#server/modules/sessions/cookie.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Departure } from './departure.ts'
import type { EmailChange } from './email-change.ts'
import type { AccountExportService } from './export/service.ts'
import type { UserService } from './service.ts'

interface Dependencies {
  users: UserService
  emailChange: EmailChange
  accountExport: AccountExportService
  departure: Departure
  cookie: SessionCookie
}

export function userRoutes(serve: Serve, dependencies: Dependencies) {
  const { users, emailChange, accountExport, departure, cookie } = dependencies

  serve(updateUser, ({ actor, body }) => users.update(actor, body))
  serve(changeEmail, ({ actor, body }) => emailChange.request(actor, body))
  serve(changePassword, ({ actor, body, caller }) => users.changePassword(actor, body, caller))
  serve(signOutEverywhere, async ({ actor, reply }) => {
    await users.signOutEverywhere(actor)
    cookie.clear(reply)
  })
  serve(exportAccount, async ({ actor, reply }) => {
    const pieces = await accountExport.exportAccount(actor)
    reply.header('content-disposition', 'attachment; filename="probant-account.json"')
    reply.type('application/json; charset=utf-8')
    // What the contract promises, sent while it is read: as one object it might not fit into the memory.
    return Readable.from(pieces, { objectMode: false }) as unknown as AccountExport
  })
  serve(deleteAccount, async ({ actor, body, reply }) => {
    await departure.deleteAccount(actor, body)
    cookie.clear(reply)
  })
}
