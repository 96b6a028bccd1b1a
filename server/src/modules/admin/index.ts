import type { ApiKeys } from '#server/modules/api-keys/index.ts'
import type { Auth } from '#server/modules/auth/index.ts'
import type { BillingServices } from '#server/modules/billing/index.ts'
import type { Branding } from '#server/modules/branding/index.ts'
import type { GenerationServices } from '#server/modules/generation/index.ts'
import type { Lti } from '#server/modules/lti/index.ts'
import type { OrganizationService } from '#server/modules/organizations/index.ts'
import type { PlanService } from '#server/modules/plans/index.ts'
import type { Quizzes } from '#server/modules/quizzes/index.ts'
import type { SessionService } from '#server/modules/sessions/index.ts'
import type { SiteService } from '#server/modules/site/index.ts'
import type { SubscriptionService } from '#server/modules/subscriptions/index.ts'
import type { Users } from '#server/modules/users/index.ts'
import type { Webhooks } from '#server/modules/webhooks/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createAudit } from './audit/service.ts'
import { createGeneratorAdmin } from './generator/service.ts'
import { createMailAdmin } from './mails/service.ts'
import { createTestMail } from './mails/test-mail.ts'
import { createOrganizationAdmin } from './organizations/service.ts'
import { createPlanAdmin } from './plans/service.ts'
import { createStatistics } from './statistics/service.ts'
import { createAccountAdmin } from './users/accounts.ts'
import { createPresenter } from './users/present.ts'
import { createUserAdmin } from './users/service.ts'

export type { Audit } from './audit/service.ts'

interface Dependencies {
  plans: PlanService
  subscriptions: SubscriptionService
  sessions: SessionService
  users: Users
  organizations: OrganizationService
  billing: BillingServices
  generation: GenerationServices
  quizzes: Quizzes
  site: SiteService
  auth: Auth
  branding: Branding
  apiKeys: ApiKeys
  lti: Lti
  webhooks: Webhooks
}

export function createAdmin(platform: Platform, dependencies: Dependencies) {
  const { config, db, now, attempts, outbox, mailDelivery } = platform
  const { plans, subscriptions, sessions, users, organizations, billing, generation, quizzes, site, auth } =
    dependencies
  const { adminEmails } = config.auth
  const { endSoon: endPayments, createPrice } = billing

  const audit = createAudit({ db, now })
  users.accountForgotten.handle(audit.forget)
  quizzes.handedOver.handle(audit.recordHandedQuiz)
  dependencies.branding.changed.handle(audit.recordBranding)
  dependencies.apiKeys.changed.handle(audit.recordApiKey)
  dependencies.lti.changed.handle(audit.recordLearningPlatform)
  dependencies.webhooks.changed.handle(audit.recordWebhook)
  const present = createPresenter({ adminEmails, subscriptions })
  const assigning = { db, plans, subscriptions, audit }

  return {
    audit,
    statistics: createStatistics({ db, now }),
    mails: createMailAdmin({
      db,
      outbox,
      audit,
      deliversMail: config.mail.smtpUrl !== undefined,
      keeping: config.mail.keeping,
    }),
    testMail: createTestMail({ db, attempts, audit, delivery: mailDelivery }),
    users: createUserAdmin({ ...assigning, present }),
    accounts: createAccountAdmin({
      db,
      adminEmails,
      attempts,
      subscriptions,
      users,
      sessions,
      apiKeys: dependencies.apiKeys,
      mailedProof: auth.mailedProof,
      site,
      audit,
      endPayments,
      present,
    }),
    organizations: createOrganizationAdmin({ ...assigning, organizations, endPayments }),
    plans: createPlanAdmin({ ...assigning, currency: config.prices.currency, createPrice }),
    generator: createGeneratorAdmin({ db, attempts, audit, generation }),
  }
}

export type Admin = ReturnType<typeof createAdmin>
