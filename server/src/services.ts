import { resolve } from 'node:path'
import type { Config } from './config.ts'
import type { Database } from './database/client.ts'
import { createAudit } from './modules/admin/audit/service.ts'
import { createGeneratorAdmin } from './modules/admin/generator/service.ts'
import { createMailAdmin } from './modules/admin/mails/service.ts'
import { createOrganizationAdmin } from './modules/admin/organizations/service.ts'
import { createPlanAdmin } from './modules/admin/plans/service.ts'
import { createStatistics } from './modules/admin/statistics/service.ts'
import { createUserAdmin } from './modules/admin/users/service.ts'
import { createExternalSignIn } from './modules/auth/external-sign-in.ts'
import { createMailedProof } from './modules/auth/mailed-proof.ts'
import { createGoogleSignIn } from './modules/auth/providers/google.ts'
import { createAuthService } from './modules/auth/service.ts'
import { createSignIn } from './modules/auth/sign-in.ts'
import { createPaymentEndings } from './modules/billing/endings.ts'
import { createGoneCustomers } from './modules/billing/gone-customers/service.ts'
import { installationMark } from './modules/billing/installation-mark.ts'
import { createBillingLook } from './modules/billing/look.ts'
import { createNoPayments } from './modules/billing/providers/none.ts'
import { createStripePayments } from './modules/billing/providers/stripe.ts'
import { createBillingReports } from './modules/billing/reports.ts'
import { createBillingService } from './modules/billing/service.ts'
import { createBillingSweep } from './modules/billing/sweep.ts'
import { createDemoGroups } from './modules/demo/groups.ts'
import { createDemoOrganization } from './modules/demo/organization.ts'
import { createDemoParticipants } from './modules/demo/participants.ts'
import { createDemoQuizzes } from './modules/demo/quizzes/seeding.ts'
import { createDemo } from './modules/demo/service.ts'
import { createBell } from './modules/generation/bell.ts'
import { createDocumentGenerator } from './modules/generation/builtin/document/generator.ts'
import { createBuiltinGenerator } from './modules/generation/builtin/generator.ts'
import { KNOWERS } from './modules/generation/builtin/knowers.ts'
import { chooseGenerator, companyBehind, presentChoice } from './modules/generation/choice.ts'
import { createDocumentService } from './modules/generation/documents/service.ts'
import { createDocumentWorkers } from './modules/generation/documents/workers.ts'
import { createEnding } from './modules/generation/ending.ts'
import { createGenerator } from './modules/generation/index.ts'
import { createRegeneration } from './modules/generation/regeneration.ts'
import { createRunner } from './modules/generation/runner.ts'
import { createGenerationService } from './modules/generation/service.ts'
import { createTrial } from './modules/generation/trial.ts'
import { createWatching } from './modules/generation/watching.ts'
import { createGroupService } from './modules/groups/service.ts'
import { createEntrance } from './modules/organizations/entrance.ts'
import { createJoining } from './modules/organizations/invitations/joining.ts'
import { createInvitationMailing } from './modules/organizations/invitations/mailing.ts'
import { createInvitationService } from './modules/organizations/invitations/service.ts'
import { createMemberService } from './modules/organizations/members/service.ts'
import { createOrganizationService } from './modules/organizations/service.ts'
import { createAccommodations } from './modules/participants/accommodation.ts'
import { createDueMails } from './modules/participants/due-mails.ts'
import { createAdmission } from './modules/participants/entering/admission.ts'
import { createForgetting } from './modules/participants/entering/forgetting.ts'
import { createLobby } from './modules/participants/entering/lobby.ts'
import { createEntering } from './modules/participants/entering/service.ts'
import { createInvitedQuizzes } from './modules/participants/invited-quizzes/service.ts'
import { createInviting } from './modules/participants/inviting.ts'
import { createLinkTokens } from './modules/participants/link-tokens.ts'
import { createParticipantMailing } from './modules/participants/mailing.ts'
import { createReminders } from './modules/participants/reminders.ts'
import { createRosterExport } from './modules/participants/roster/export/service.ts'
import { createRoster } from './modules/participants/roster/service.ts'
import { createRosterWatching } from './modules/participants/roster/watching.ts'
import { createCodeRequests } from './modules/participants/share-links/code-requests.ts'
import { createShareCodes } from './modules/participants/share-links/codes.ts'
import { createShareDoor } from './modules/participants/share-links/door.ts'
import { createShareJoining } from './modules/participants/share-links/joining.ts'
import { createShareLinks } from './modules/participants/share-links/service.ts'
import { createWithdrawal } from './modules/participants/withdrawal.ts'
import { createPlanService } from './modules/plans/service.ts'
import { createQuestionBank } from './modules/questions/bank.ts'
import { createQuestionBulk } from './modules/questions/bulk.ts'
import { createPictureService } from './modules/questions/pictures/service.ts'
import { createQuestionPreview } from './modules/questions/preview.ts'
import { createRendering } from './modules/questions/rendering.ts'
import { createQuestionService } from './modules/questions/service.ts'
import { createQuizEntrance } from './modules/quizzes/entrance.ts'
import { createQuizList } from './modules/quizzes/list.ts'
import { createQuizPapers } from './modules/quizzes/papers.ts'
import { createPublication } from './modules/quizzes/publication.ts'
import { createQuizService } from './modules/quizzes/service.ts'
import { createSuccession } from './modules/quizzes/succession.ts'
import { createSending } from './modules/sending/service.ts'
import { createKnownBrowsers } from './modules/sessions/known-browsers/service.ts'
import { createSessionService } from './modules/sessions/service.ts'
import { createSiteService } from './modules/site/service.ts'
import { createSiteContentService } from './modules/site-content/service.ts'
import { createSubscriptionService } from './modules/subscriptions/service.ts'
import { createUsageOverview } from './modules/usage/overview.ts'
import { createUsageService } from './modules/usage/service.ts'
import { createDeparture } from './modules/users/departure.ts'
import { createEmailChange } from './modules/users/email-change.ts'
import { createAccountExport } from './modules/users/export/service.ts'
import { createLinkService } from './modules/users/links/service.ts'
import { createUserService } from './modules/users/service.ts'
import { createWorkspaceService } from './modules/workspaces/service.ts'
import { createAfterwards } from './platform/afterwards.ts'
import type { Now } from './platform/clock.ts'
import { createUploads } from './platform/http/uploads.ts'
import type { Log } from './platform/log.ts'
import { createDelivery } from './platform/mail/index.ts'
import { createOutbox } from './platform/mail/outbox.ts'
import { createMailRetention } from './platform/mail/retention.ts'
import { createMarkdownRenderer, type MarkdownRenderer } from './platform/markdown/renderer.ts'
import { createAttempts } from './platform/security/attempts/service.ts'
import { createBotCheck } from './platform/security/bot-check/index.ts'
import type { Difficulty } from './platform/security/bot-check/providers/altcha.ts'
import { createPasswordHashing, type PasswordCost } from './platform/security/password-hashing.ts'

export interface Surroundings {
  config: Config
  database: Database
  now: Now
  log: Log
  /** Signs tokens; see `site/signing-secret.ts`. */
  secret: string
  /** Where people reach the product, known once it listens. */
  origin: () => string
  /** Tests spend no time on what only costs attackers. */
  effort?: Effort
  /** Tests share one: it takes a moment to start. */
  markdown?: MarkdownRenderer
}

export interface Effort {
  passwordCost?: PasswordCost
  botDifficulty?: Difficulty
}

/** The wiring diagram: each piece may know those above it. */
export function createServices({
  config,
  database: { db },
  now,
  log,
  secret,
  origin,
  effort = {},
  markdown = createMarkdownRenderer({ log }),
}: Surroundings) {
  const { adminEmails } = config.auth

  const afterwards = createAfterwards({ log })
  const attempts = createAttempts({ db, now })
  const botCheck = createBotCheck({ config, secret, db, now, difficulty: effort.botDifficulty })
  const passwords = createPasswordHashing({ cost: effort.passwordCost })
  const outbox = createOutbox({ config, now })
  const uploads = createUploads({ folder: resolve(config.database.dataDir, 'uploads') })
  const mailDelivery = createDelivery({ config, db, now, log })
  const mailRetention = createMailRetention({ db, now, keeping: config.mail.keeping })

  const plans = createPlanService({ db, now, prices: config.prices })
  const subscriptions = createSubscriptionService({
    now,
    secret,
    plans,
    hasProvider: config.stripe !== undefined,
    defaultOrganizationPlan: config.defaultOrganizationPlan,
  })
  const workspaces = createWorkspaceService({ db, now, plans, subscriptions })
  const usage = createUsageService({ now, subscriptions })
  const sending = createSending({ db, now, subscriptions, perDay: config.mail.perDay })
  const usageOverview = createUsageOverview({ db, subscriptions, usage, workspaces })

  const knownBrowsers = createKnownBrowsers({ db, now })
  const sessions = createSessionService({ db, now, log, secret, adminEmails, knownBrowsers })
  const links = createLinkService({ db, now, origin })
  const users = createUserService({
    db,
    now,
    adminEmails,
    attempts,
    passwords,
    outbox,
    workspaces,
    links,
    sessions,
  })
  const emailChange = createEmailChange({ db, now, attempts, outbox, links, sessions, users })

  const payments = config.stripe
    ? createStripePayments(config.stripe, { installation: installationMark(secret) })
    : createNoPayments()
  const look = createBillingLook({ db, log, origin, payments, plans, subscriptions, outbox })
  const billing = createBillingService({
    db,
    origin,
    attempts,
    payments,
    look,
    plans,
    subscriptions,
    workspaces,
  })
  const billingReports = createBillingReports({ db, now, log, payments, look })
  const endings = createPaymentEndings({ db, log, payments, look })
  const goneCustomers = createGoneCustomers({ db, now, log, payments })
  const billingSweep = createBillingSweep({ db, now, log, payments, look, endings })

  const accountExport = createAccountExport({ db, now, workspaces, users, sessions })
  const departure = createDeparture({
    db,
    attempts,
    outbox,
    workspaces,
    users,
    endPayments: goneCustomers.rememberPerson,
    quizzes: {
      dissolve: (tx, person) => succession.dissolve(tx, person),
    },
    traces: {
      hold: (tx, person) => forgetting.hold(tx, person),
      forget: async (tx, person) => {
        for (const keeper of [forgetting, shareLinks, groups, invitations, audit, outbox]) {
          await keeper.forget(tx, person)
        }
      },
    },
  })
  const entrance = createEntrance({ workspaces })
  const organizations = createOrganizationService({
    db,
    now,
    attempts,
    workspaces,
    usage,
    entrance,
    endPayments: goneCustomers.remember,
    handOver: (tx, leaver) => succession.handOver(tx, leaver),
    deleteQuizzes: (tx, organizationId) => succession.deleteIn(tx, organizationId),
  })
  const members = createMemberService({
    db,
    entrance,
    usage,
    handOver: (tx, leaver) => succession.handOver(tx, leaver),
  })
  const mailing = createInvitationMailing({ now, outbox, origin })
  const invitations = createInvitationService({ db, now, attempts, sending, entrance, mailing })
  const joining = createJoining({ db, now, users, links })

  const pictures = createPictureService({ db, now, attempts, uploads, workspaces })
  const rendering = createRendering({ pictures, renderer: markdown })
  const questionPreview = createQuestionPreview({ attempts, rendering })
  const questions = createQuestionService({ db, now, workspaces, usage, rendering })
  const questionBank = createQuestionBank({ db, now, workspaces })
  const questionBulk = createQuestionBulk({ db, now, workspaces, usage })

  const documentWorkers = createDocumentWorkers({ log })
  const documents = createDocumentService({ attempts, uploads, workers: documentWorkers })
  const document = createDocumentGenerator({ workers: documentWorkers })
  const builtin = createBuiltinGenerator({ knowers: KNOWERS, document })
  const generator = createGenerator(config, { builtin, log })
  const bell = createBell()
  const ending = createEnding({ now, usage })
  const runner = createRunner({ db, now, log, bell, generator, workspaces, questions, ending })
  const generations = createGenerationService({
    db,
    now,
    log,
    attempts,
    workspaces,
    usage,
    questions,
    generator,
    runner,
    ending,
  })
  const watching = createWatching({ now, bell, generations, sessions })
  const regeneration = createRegeneration({
    db,
    now,
    workspaces,
    usage,
    questions,
    generator,
    generations,
    runner,
    ending,
    attempts,
  })

  const quizEntrance = createQuizEntrance({ now, workspaces })
  const quizzes = createQuizService({ db, now, workspaces, usage, rendering, entrance: quizEntrance })
  const quizList = createQuizList({ db, now, workspaces })
  const quizPapers = createQuizPapers({ db, entrance: quizEntrance })
  const publication = createPublication({ db, now, usage, entrance: quizEntrance })
  const succession = createSuccession({ now })

  const site = createSiteService({
    db,
    config,
    secret,
    users,
    modelCompany: companyBehind(chooseGenerator(config.ai)),
  })
  const signIn = createSignIn({ now, users, sessions, knownBrowsers, links })

  const groups = createGroupService({ db, now, workspaces, usage })
  const invitedQuizzes = createInvitedQuizzes({ db, now })
  const roster = createRoster({ db, now, entrance: quizEntrance })
  const rosterExport = createRosterExport({ db, now, entrance: quizEntrance })
  const rosterWatching = createRosterWatching({ db, now, entrance: quizEntrance, sessions })
  const linkTokens = createLinkTokens({ secret })
  const participantMailing = createParticipantMailing({ now, outbox, sending, origin, tokens: linkTokens })
  const dueMails = createDueMails({ db, now, mailing: participantMailing })
  const inviting = createInviting({
    db,
    now,
    attempts,
    mailDelivery,
    sending,
    usage,
    entrance: quizEntrance,
    groups,
    mailing: participantMailing,
    roster,
  })
  const withdrawal = createWithdrawal({
    db,
    attempts,
    outbox,
    sending,
    entrance: quizEntrance,
    publication,
    mailing: participantMailing,
  })
  const reminders = createReminders({ db, now, attempts, sending, entrance: quizEntrance })
  const accommodations = createAccommodations({ db, now, entrance: quizEntrance, roster })
  const admission = createAdmission({ now, users, signIn })
  const entering = createEntering({
    db,
    now,
    tokens: linkTokens,
    attempts,
    botCheck,
    sessions,
    admission,
    mailing: participantMailing,
    afterwards,
  })
  const lobby = createLobby({ db, now, users, entrance: quizEntrance, origin })
  const shareLinks = createShareLinks({
    db,
    now,
    origin,
    tokens: linkTokens,
    sending,
    entrance: quizEntrance,
  })
  const shareDoor = createShareDoor({ tokens: linkTokens })
  const codeRequests = createCodeRequests({
    db,
    now,
    codes: createShareCodes({ secret }),
    attempts,
    botCheck,
    outbox,
    sending,
    afterwards,
    door: shareDoor,
  })
  const shareJoining = createShareJoining({
    db,
    now,
    attempts,
    sessions,
    workspaces,
    usage,
    admission,
    door: shareDoor,
    requests: codeRequests,
  })
  const forgetting = createForgetting({ outbox, publication })

  const auth = createAuthService({
    db,
    now,
    attempts,
    botCheck,
    passwords,
    outbox,
    links,
    sessions,
    knownBrowsers,
    users,
    site,
    signIn,
  })
  const mailedProof = createMailedProof({
    db,
    attempts,
    botCheck,
    passwords,
    outbox,
    links,
    sessions,
    knownBrowsers,
    users,
    emailChange,
    signIn,
  })
  const google =
    config.google && createGoogleSignIn(config.google, { redirectUri: () => `${origin()}/login/google` })
  const externalSignIn = createExternalSignIn({ db, now, google, users, site, signIn })

  const audit = createAudit({ db, now })
  const mailAdmin = createMailAdmin({
    db,
    outbox,
    audit,
    deliversMail: config.mail.smtpUrl !== undefined,
    keeping: config.mail.keeping,
  })
  const userAdmin = createUserAdmin({
    db,
    adminEmails,
    plans,
    subscriptions,
    users,
    sessions,
    audit,
    endPayments: endings.endSoon,
  })
  const organizationAdmin = createOrganizationAdmin({
    db,
    plans,
    subscriptions,
    organizations,
    audit,
    endPayments: endings.endSoon,
  })
  const planAdmin = createPlanAdmin({
    db,
    currency: config.prices.currency,
    plans,
    subscriptions,
    audit,
    createPrice: payments.createPrice,
  })
  const statistics = createStatistics({ db, now })
  const generatorAdmin = createGeneratorAdmin({
    db,
    attempts,
    audit,
    settings: presentChoice(chooseGenerator(config.ai)),
    trial: createTrial({ generator }),
  })
  const siteContent = createSiteContentService({ db, now, audit })

  const organization = createDemoOrganization({ db, users, organizations, members, invitations, joining })
  const demoQuizzes = createDemoQuizzes({
    now,
    productAt: (now) => ({
      questions: createQuestionService({ db, now, workspaces, usage, rendering }),
      quizzes: createQuizService({ db, now, workspaces, usage, rendering, entrance: quizEntrance }),
      publication: createPublication({ db, now, usage, entrance: quizEntrance }),
    }),
  })
  const { isLocal } = config
  const demo = createDemo({
    isLocal,
    db,
    now,
    passwords,
    users,
    site,
    organization,
    quizzes: demoQuizzes,
    groups: createDemoGroups({ groups }),
    participants: createDemoParticipants({ quizList, groups, inviting }),
  })

  return {
    afterwards,
    attempts,
    botCheck,
    passwords,
    uploads,
    markdown,
    mailDelivery,
    mailRetention,
    plans,
    subscriptions,
    usage,
    sending,
    usageOverview,
    workspaces,
    sessions,
    knownBrowsers,
    links,
    users,
    emailChange,
    billing,
    billingReports,
    billingSweep,
    goneCustomers,
    accountExport,
    departure,
    organizations,
    members,
    invitations,
    joining,
    pictures,
    questionPreview,
    questions,
    questionBank,
    questionBulk,
    quizzes,
    quizList,
    quizPapers,
    publication,
    groups,
    invitedQuizzes,
    roster,
    rosterExport,
    rosterWatching,
    dueMails,
    inviting,
    withdrawal,
    reminders,
    accommodations,
    entering,
    lobby,
    shareLinks,
    shareJoining,
    site,
    auth,
    mailedProof,
    externalSignIn,
    audit,
    mailAdmin,
    userAdmin,
    organizationAdmin,
    planAdmin,
    statistics,
    generatorAdmin,
    generator,
    generations,
    watching,
    regeneration,
    runner,
    documents,
    documentWorkers,
    siteContent,
    demo,
  }
}

export type Services = ReturnType<typeof createServices>
