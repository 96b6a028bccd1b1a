import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import { accommodationRoutes } from './modules/accommodations/routes.ts'
import { adminRoutes } from './modules/admin/routes.ts'
import { admissionRoutes } from './modules/admission/routes.ts'
import { apiKeyRoutes } from './modules/api-keys/routes.ts'
import { authRoutes } from './modules/auth/routes.ts'
import { billingRoutes, billingWebhookRoutes } from './modules/billing/routes.ts'
import { brandingRoutes, logoRoutes } from './modules/branding/routes.ts'
import { certificateRoutes } from './modules/certificates/routes.ts'
import { dashboardRoutes } from './modules/dashboard/routes.ts'
import { exchangeRoutes, importRoutes } from './modules/exchange/routes.ts'
import { documentRoutes } from './modules/generation/documents/routes.ts'
import { generationRoutes } from './modules/generation/routes.ts'
import { gradebookRoutes } from './modules/gradebook/routes.ts'
import { gradingRoutes } from './modules/grading/routes.ts'
import { groupRoutes } from './modules/groups/routes.ts'
import { invitationRoutes } from './modules/invitations/routes.ts'
import { liveRoutes } from './modules/live/routes.ts'
import { launchRoutes } from './modules/lti/launch/routes.ts'
import { ltiRoutes } from './modules/lti/routes.ts'
import { organizationRoutes } from './modules/organizations/routes.ts'
import { planRoutes } from './modules/plans/routes.ts'
import { publicPageRoutes } from './modules/public-pages/routes.ts'
import { pictureRoutes } from './modules/questions/pictures/routes.ts'
import { questionRoutes } from './modules/questions/routes.ts'
import { quizRoutes } from './modules/quizzes/routes.ts'
import { resultRoutes } from './modules/results/routes.ts'
import { rosterRoutes } from './modules/roster/routes.ts'
import { secondFactorRoutes } from './modules/second-factor/routes.ts'
import { sessionRoutes } from './modules/sessions/routes.ts'
import { siteRoutes } from './modules/site/routes.ts'
import { siteContentRoutes } from './modules/site-content/routes.ts'
import { submissionRoutes } from './modules/submissions/routes.ts'
import { tryoutRoutes } from './modules/tryout/routes.ts'
import { usageRoutes } from './modules/usage/routes.ts'
import { userRoutes } from './modules/users/routes.ts'
import { webhookRoutes } from './modules/webhooks/routes.ts'
import { workspaceRoutes } from './modules/workspaces/routes.ts'
import { documentApi } from './platform/http/api-documentation.ts'
import { noteArrivals } from './platform/http/arrival.ts'
import { shareWithPages } from './platform/http/cross-origin.ts'
import { answerError, answerErrors } from './platform/http/error-handler.ts'
import { closeGracefully } from './platform/http/graceful-close.ts'
import { serveHealth } from './platform/http/health.ts'
import { refuseUnknownHosts } from './platform/http/known-hosts.ts'
import { measureRequests } from './platform/http/metrics.ts'
import { createParticipantsTurns } from './platform/http/participants-turns.ts'
import { requestIdOf } from './platform/http/request-id.ts'
import { RequestLog } from './platform/http/request-log.ts'
import { createSeats } from './platform/http/seats.ts'
import { secureHeaders } from './platform/http/secure-headers.ts'
import { createServe, FILES_AT_ONCE, type Gate } from './platform/http/serve.ts'
import { serveWeb } from './platform/http/web-app.ts'
import type { Surroundings } from './platform/index.ts'
import type { Services } from './services.ts'

/** The HTTP side: plugins first, then every module's routes: the API's table of contents. */
export async function createApp(
  surroundings: Surroundings,
  services: Services,
  log: Logger,
): Promise<FastifyInstance> {
  const { config, database, now, origin } = surroundings
  const app = Fastify({
    loggerInstance: log,
    logController: new RequestLog(),
    genReqId: requestIdOf,
    // An address that can't even be read is refused in the same way as everything else.
    frameworkErrors: (error, request, reply) => answerError(error, request as never, reply as never),
    trustProxy: config.trustProxy,
    bodyLimit: 1024 * 1024,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  }) as unknown as FastifyInstance
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  noteArrivals(app, now)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  answerErrors(app, database.heed)
  refuseUnknownHosts(app, { hostNames: config.hostNames, origin })
  shareWithPages(app, { pages: origin, apiBaseUrl: config.apiBaseUrl })
  closeGracefully(app)

  await app.register(cookie)
  await app.register(compress, { threshold: 1024 })
  await secureHeaders(app, config)
  measureRequests(app, { token: config.metricsToken, now })
  serveHealth(app, database)
  await documentApi(app)

  const gate: Gate = {
    authenticate: services.apiKeys.authenticate,
    once: services.platform.idempotency.once,
    inTurn: createParticipantsTurns(),
    fileSeats: createSeats(FILES_AT_ONCE, 'tooManyFiles'),
  }
  await app.register(async (api) => {
    const serve = createServe(api, gate)
    authRoutes(serve, services)
    sessionRoutes(serve, services.sessions)
    userRoutes(serve, services)
    secondFactorRoutes(serve, services.secondFactor)
    siteRoutes(serve, services.site)
    workspaceRoutes(serve, services.workspaces)
    brandingRoutes(serve, services.branding)
    usageRoutes(serve, services.usage)
    generationRoutes(serve, services.generation)
    planRoutes(serve, services.plans)
    billingRoutes(serve, services.billing)
    organizationRoutes(serve, services.organizations)
    apiKeyRoutes(serve, services.apiKeys)
    ltiRoutes(serve, services.lti)
    webhookRoutes(serve, services.webhooks)
    questionRoutes(serve, services.questions)
    quizRoutes(serve, services.quizzes)
    exchangeRoutes(serve, services.exchange)
    tryoutRoutes(serve, services.tryout)
    groupRoutes(serve, services.groups)
    rosterRoutes(serve, services.roster)
    invitationRoutes(serve, services.invitations)
    accommodationRoutes(serve, services.accommodations)
    admissionRoutes(serve, services)
    submissionRoutes(serve, services)
    gradingRoutes(serve, services.grading)
    resultRoutes(serve, services.results)
    gradebookRoutes(serve, services.gradebook)
    certificateRoutes(serve, services.certificates)
    dashboardRoutes(serve, services.dashboard)
    liveRoutes(serve, services.live)
    adminRoutes(serve, services.admin)
    siteContentRoutes(serve, services.siteContent)
  })
  await app.register(async (api) => billingWebhookRoutes(api, createServe(api, gate), services.billing))
  await app.register(async (api) => documentRoutes(api, createServe(api, gate), services.generation))
  await app.register(async (api) => importRoutes(api, createServe(api, gate), services.exchange))
  await app.register(async (api) => pictureRoutes(api, createServe(api, gate), services.questions))
  await app.register(async (api) => logoRoutes(api, createServe(api, gate), services.branding))

  await app.register(async (pages) => launchRoutes(pages, services.lti))
  publicPageRoutes(app, services.publicPages)
  await serveWeb(app, { apiBaseUrl: config.apiBaseUrl })
  return app
}
