import { listAuditEntries } from '@probant/contract/admin/audit'
import { getGeneratorSettings, tryGenerator } from '@probant/contract/admin/generator'
import { dismissMail, getMail, listMails, resendMail } from '@probant/contract/admin/mails'
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
import { assignUserPlan, listUsers, setUserStatus } from '@probant/contract/admin/users'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Audit } from './audit/service.ts'
import type { GeneratorAdmin } from './generator/service.ts'
import type { MailAdmin } from './mails/service.ts'
import type { OrganizationAdmin } from './organizations/service.ts'
import type { PlanAdmin } from './plans/service.ts'
import type { StatisticsService } from './statistics/service.ts'
import type { UserAdmin } from './users/service.ts'

interface Services {
  audit: Audit
  mailAdmin: MailAdmin
  userAdmin: UserAdmin
  organizationAdmin: OrganizationAdmin
  planAdmin: PlanAdmin
  statistics: StatisticsService
  generatorAdmin: GeneratorAdmin
}

export function adminRoutes(
  serve: Serve,
  { audit, mailAdmin, userAdmin, organizationAdmin, planAdmin, statistics, generatorAdmin }: Services,
) {
  serve(getStatistics, () => statistics.get())

  serve(listMails, ({ querystring }) => mailAdmin.list(querystring))
  serve(getMail, ({ params }) => mailAdmin.get(params.mailId))
  serve(dismissMail, ({ actor, params }) => mailAdmin.dismiss(actor, params.mailId))
  serve(resendMail, ({ actor, params }) => mailAdmin.resend(actor, params.mailId))

  serve(listUsers, ({ querystring }) => userAdmin.list(querystring))
  serve(setUserStatus, ({ actor, params, body }) => userAdmin.setStatus(actor, params.userId, body.status))
  serve(assignUserPlan, ({ actor, params, body }) => userAdmin.assignPlan(actor, params.userId, body.planId))

  serve(listOrganizations, ({ querystring }) => organizationAdmin.list(querystring))
  serve(setOrganizationDeactivated, ({ actor, params, body }) =>
    organizationAdmin.setDeactivated(actor, params.organizationId, body.isDeactivated),
  )
  serve(assignOrganizationPlan, ({ actor, params, body }) =>
    organizationAdmin.assignPlan(actor, params.organizationId, body.planId),
  )

  serve(listAllPlans, () => planAdmin.list())
  serve(updatePlan, ({ actor, params, body }) => planAdmin.update(actor, params.planId, body))
  serve(createEnterprisePlan, ({ actor, body }) => planAdmin.createEnterprise(actor, body))
  serve(deleteEnterprisePlan, ({ actor, params }) => planAdmin.deleteEnterprise(actor, params.planId))

  serve(getGeneratorSettings, () => generatorAdmin.get())
  serve(tryGenerator, ({ actor }) => generatorAdmin.try(actor))

  serve(listAuditEntries, ({ querystring }) => audit.list(querystring))
}
