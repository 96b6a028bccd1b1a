import { createAccommodations } from './modules/accommodations/index.ts'
import { createAdmin } from './modules/admin/index.ts'
import { createAdmission } from './modules/admission/index.ts'
import { createApiKeys } from './modules/api-keys/index.ts'
import { createAuth } from './modules/auth/index.ts'
import { createBilling } from './modules/billing/index.ts'
import { createBranding } from './modules/branding/index.ts'
import { createCertificates } from './modules/certificates/index.ts'
import { createDashboard } from './modules/dashboard/index.ts'
import { createDemo } from './modules/demo/index.ts'
import { createExchange } from './modules/exchange/index.ts'
import { createGeneration } from './modules/generation/index.ts'
import { createGradebook } from './modules/gradebook/index.ts'
import { createGrading } from './modules/grading/index.ts'
import { createGroups } from './modules/groups/index.ts'
import { createInvitations } from './modules/invitations/index.ts'
import { createLive } from './modules/live/index.ts'
import { createLti } from './modules/lti/index.ts'
import { createOrganizations } from './modules/organizations/index.ts'
import { createPlans } from './modules/plans/index.ts'
import { createPublicPages } from './modules/public-pages/index.ts'
import { createQuestions } from './modules/questions/index.ts'
import { createQuizzes } from './modules/quizzes/index.ts'
import { createResults } from './modules/results/index.ts'
import { createRoster } from './modules/roster/index.ts'
import { createSecondFactor } from './modules/second-factor/index.ts'
import { createSending } from './modules/sending/index.ts'
import { createSessions } from './modules/sessions/index.ts'
import { createSite } from './modules/site/index.ts'
import { createSiteContent } from './modules/site-content/index.ts'
import { createSubmissions } from './modules/submissions/index.ts'
import { createSubscriptions } from './modules/subscriptions/index.ts'
import { createTryout } from './modules/tryout/index.ts'
import { createUsage } from './modules/usage/index.ts'
import { createUsers } from './modules/users/index.ts'
import { createWebhooks } from './modules/webhooks/index.ts'
import { createWorkspaces } from './modules/workspaces/index.ts'
import { createPlatform, type Surroundings } from './platform/index.ts'

/** The wiring diagram: each module may know those above it. */
export function createServices(surroundings: Surroundings) {
  const platform = createPlatform(surroundings)

  const plans = createPlans(platform)
  const subscriptions = createSubscriptions(platform, { plans })
  const workspaces = createWorkspaces(platform, { plans, subscriptions })
  const branding = createBranding(platform, { workspaces, subscriptions })
  const usage = createUsage(platform, { subscriptions, workspaces })
  const sending = createSending(platform, { workspaces, branding })

  const sessions = createSessions(platform)
  const users = createUsers(platform, { workspaces, sending, sessions })
  const secondFactor = createSecondFactor(platform, { sending, users, sessions })
  const organizations = createOrganizations(platform, { workspaces, usage, sending, users })
  const apiKeys = createApiKeys(platform, { workspaces, usage, sending, sessions, users, organizations })
  const lti = createLti(platform, { workspaces, usage })
  const billing = createBilling(platform, {
    plans,
    subscriptions,
    users,
    organizations,
    sending,
    workspaces,
  })

  const questions = createQuestions(platform, { workspaces, usage })
  const generation = createGeneration(platform, { workspaces, usage, sessions, questions })
  const quizzes = createQuizzes(platform, {
    workspaces,
    branding,
    usage,
    users,
    sending,
    organizations,
    questions,
  })

  const exchange = createExchange(platform, { workspaces, branding, usage, questions, quizzes })
  const tryout = createTryout(platform, { workspaces, questions, generation, quizzes })

  const site = createSite(platform, { users, generation })
  const auth = createAuth(platform, { sending, users, sessions, secondFactor, site })
  const groups = createGroups(platform, { workspaces, usage, users })
  const roster = createRoster(platform, { sessions, quizzes })
  const invitations = createInvitations(platform, { usage, sending, groups, quizzes, roster })
  const accommodations = createAccommodations(platform, { groups, quizzes, roster, invitations })
  const admission = createAdmission(platform, {
    workspaces,
    branding,
    usage,
    sending,
    sessions,
    users,
    auth,
    quizzes,
    invitations,
  })
  const submissions = createSubmissions(platform, {
    sessions,
    users,
    questions,
    quizzes,
    roster,
    invitations,
    accommodations,
    admission,
  })
  const results = createResults(platform, { workspaces, branding, quizzes, submissions })
  const grading = createGrading(platform, { questions, generation, quizzes, submissions })
  const gradebook = createGradebook(platform, { groups, quizzes, submissions })
  const certificates = createCertificates(platform, {
    branding,
    admission,
    invitations,
    submissions,
    results,
  })
  const webhooks = createWebhooks(platform, {
    workspaces,
    usage,
    sending,
    generation,
    quizzes,
    invitations,
    submissions,
    grading,
  })
  const dashboard = createDashboard({ workspaces, usage, organizations, admission, quizzes, results })
  const live = createLive(platform, { sessions, quizzes, roster, accommodations, submissions })

  const admin = createAdmin(platform, {
    plans,
    subscriptions,
    users,
    organizations,
    sessions,
    billing,
    generation,
    quizzes,
    site,
    auth,
    branding,
    apiKeys,
    lti,
    webhooks,
  })
  const siteContent = createSiteContent(platform, admin)
  const publicPages = createPublicPages(platform, { plans, sessions, site, siteContent })
  const demo = createDemo(platform, {
    workspaces,
    branding,
    usage,
    users,
    groups,
    sending,
    sessions,
    auth,
    organizations,
    site,
    questions,
  })

  return {
    platform,
    plans,
    subscriptions,
    users,
    organizations,
    workspaces,
    branding,
    usage,
    groups,
    quizzes,
    sending,
    sessions,
    apiKeys,
    lti,
    secondFactor,
    billing,
    questions,
    generation,
    exchange,
    tryout,
    site,
    auth,
    roster,
    invitations,
    accommodations,
    admission,
    submissions,
    grading,
    results,
    gradebook,
    certificates,
    webhooks,
    dashboard,
    live,
    admin,
    siteContent,
    publicPages,
    demo,
  }
}

export type Services = ReturnType<typeof createServices>
