import { listAuditEntries } from '@probant/contract/admin/audit'
import {
  getGeneratorSettings,
  tryGenerator,
  tryGeneratorSettings,
  updateGeneratorSettings,
} from '@probant/contract/admin/generator'
import { dismissMail, getMail, listMails, resendMail, sendTestMail } from '@probant/contract/admin/mails'
import {
  assignOrganizationPlan,
  listOrganizations,
  setOrganizationDeactivated,
} from '@probant/contract/admin/organizations'
import {
  createEnterprisePlan,
  deleteEnterprisePlan,
  listAllPlans,
  updatePlan,
} from '@probant/contract/admin/plans'
import { getStatistics } from '@probant/contract/admin/statistics'
import {
  assignUserPlan,
  deleteUser,
  listUsers,
  sendPasswordLink,
  setUserAdministration,
  setUserStatus,
} from '@probant/contract/admin/users'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Admin } from './index.ts'

export function adminRoutes(serve: Serve, admin: Admin) {
  serve(getStatistics, () => admin.statistics.get())

  serve(listMails, ({ querystring }) => admin.mails.list(querystring))
  serve(getMail, ({ params }) => admin.mails.get(params.mailId))
  serve(dismissMail, ({ actor, params }) => admin.mails.dismiss(actor, params.mailId))
  serve(sendTestMail, ({ actor }) => admin.testMail.send(actor))
  serve(resendMail, ({ actor, params }) => admin.mails.resend(actor, params.mailId))

  serve(listUsers, ({ querystring }) => admin.users.list(querystring))
  serve(setUserStatus, ({ actor, params, body }) =>
    admin.accounts.setStatus(actor, params.userId, body.status),
  )
  serve(setUserAdministration, ({ actor, params, body }) =>
    admin.accounts.setAdministration(actor, params.userId, body.isAdmin),
  )
  serve(sendPasswordLink, ({ actor, params }) => admin.accounts.sendPasswordLink(actor, params.userId))
  serve(deleteUser, ({ actor, params, body }) => admin.accounts.delete(actor, params.userId, body))
  serve(assignUserPlan, ({ actor, params, body }) =>
    admin.users.assignPlan(actor, params.userId, body.planId),
  )

  serve(listOrganizations, ({ querystring }) => admin.organizations.list(querystring))
  serve(setOrganizationDeactivated, ({ actor, params, body }) =>
    admin.organizations.setDeactivated(actor, params.organizationId, body.isDeactivated),
  )
  serve(assignOrganizationPlan, ({ actor, params, body }) =>
    admin.organizations.assignPlan(actor, params.organizationId, body.planId),
  )

  serve(listAllPlans, () => admin.plans.list())
  serve(updatePlan, ({ actor, params, body }) => admin.plans.update(actor, params.planId, body))
  serve(createEnterprisePlan, ({ actor, body }) => admin.plans.createEnterprise(actor, body))
  serve(deleteEnterprisePlan, ({ actor, params }) => admin.plans.deleteEnterprise(actor, params.planId))

  serve(getGeneratorSettings, () => admin.generator.get())
  serve(updateGeneratorSettings, ({ actor, body }) => admin.generator.update(actor, body))
  serve(tryGeneratorSettings, ({ actor, caller, body }) =>
    admin.generator.tryForm(actor, caller.locale, body),
  )
  serve(tryGenerator, ({ actor, caller }) => admin.generator.try(actor, caller.locale))

  serve(listAuditEntries, ({ querystring }) => admin.audit.list(querystring))
}
