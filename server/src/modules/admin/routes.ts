import { getMail, listMails, listUsers, resendMail, setUserStatus } from '@probant/contract/admin'
import type { Serve } from '#server/platform/http/serve.ts'
import type { MailAdmin } from './mails/service.ts'
import type { UserAdmin } from './users/service.ts'

export function adminRoutes(
  serve: Serve,
  { mailAdmin, userAdmin }: { mailAdmin: MailAdmin; userAdmin: UserAdmin },
) {
  serve(listMails, ({ querystring }) => mailAdmin.list(querystring))
  serve(getMail, ({ params }) => mailAdmin.get(params.mailId))
  serve(resendMail, ({ params }) => mailAdmin.resend(params.mailId))

  serve(listUsers, ({ querystring }) => userAdmin.list(querystring))
  serve(setUserStatus, ({ actor, params, body }) => userAdmin.setStatus(actor, params.userId, body.status))
}
