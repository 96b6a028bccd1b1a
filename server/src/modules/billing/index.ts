import type { Organizations } from '#server/modules/organizations/index.ts'
import type { PlanService } from '#server/modules/plans/index.ts'
import type { Sending } from '#server/modules/sending/index.ts'
import type { SubscriptionService } from '#server/modules/subscriptions/index.ts'
import type { Users } from '#server/modules/users/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createPaymentEndings } from './endings.ts'
import { createGoneCustomers } from './gone-customers/service.ts'
import { installationMark } from './installation-mark.ts'
import { createNoPayments } from './providers/none.ts'
import { createStripePayments } from './providers/stripe.ts'
import { createBillingReports } from './reports.ts'
import { createBillingService } from './service.ts'
import { createBillingSweep } from './sweep.ts'
import { createBillingSync } from './sync.ts'

interface Dependencies {
  sending: Sending
  plans: PlanService
  subscriptions: SubscriptionService
  workspaces: WorkspaceService
  users: Users
  organizations: Organizations
}

export function createBilling(platform: Platform, dependencies: Dependencies) {
  const { config, db, now, log, secret, origin, attempts } = platform
  const { sending, plans, subscriptions, workspaces, users, organizations } = dependencies

  const payments = config.stripe
    ? createStripePayments(config.stripe, { installation: installationMark(secret) })
    : createNoPayments()
  const sync = createBillingSync({ db, log, origin, payments, plans, subscriptions, sending })
  const endings = createPaymentEndings({ db, log, payments, sync })
  const goneCustomers = createGoneCustomers({ db, now, log, payments })
  users.accountForgotten.handle(goneCustomers.rememberPerson)
  organizations.organizationLeaving.handle(goneCustomers.rememberOrganization)

  return {
    ...createBillingService({ db, origin, attempts, payments, sync, plans, subscriptions, workspaces }),
    reports: createBillingReports({ db, now, log, payments, sync }),
    sweep: createBillingSweep({ db, now, log, payments, sync, endings }),
    goneCustomers,
    endSoon: endings.endSoon,
    createPrice: payments.createPrice,
  }
}

export type BillingServices = ReturnType<typeof createBilling>
