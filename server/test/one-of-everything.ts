import { createApiKey } from '@probant/contract/api-keys/keys'
import type { ErrorName } from '@probant/contract/errors'
import { getGeneration, startGeneration } from '@probant/contract/generation'
import { applyRegrade } from '@probant/contract/grading/regrading'
import { inviteMembers, listInvitations } from '@probant/contract/invitations'
import { addLearningPlatform } from '@probant/contract/lti/platforms'
import { uploadPicture } from '@probant/contract/pictures'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { listSessions } from '@probant/contract/users'
import { listWebhookDeliveries } from '@probant/contract/webhooks/deliveries'
import { WEBHOOK_EVENTS } from '@probant/contract/webhooks/events'
import { createWebhook } from '@probant/contract/webhooks/webhooks'
import { type Browser, PASSWORD } from './browser.ts'
import { enteringOf } from './entering.ts'
import { expectEventually } from './eventually.ts'
import { aGroup } from './groups.ts'
import { ONE_QUESTION, readFile } from './importing.ts'
import { invite, theParticipant, writeMails } from './inviting.ts'
import { organizationsOf } from './organizations.ts'
import { inWorkspace } from './questions.ts'
import { quizzesOf } from './quizzes.ts'
import { pageOf } from './taking.ts'
import type { testApp } from './test-app.ts'

/**
 * Every noun that an address names by its id: the table of its rows, and what is said where there is none, or none that
 * is the caller's to see. An endpoint with an id that is missing here fails the walks over all endpoints.
 */
export const NOUNS = {
  apiKeyId: { table: 'api_keys', notFound: 'apiKeyNotFound' },
  learningPlatformId: { table: 'learning_platforms', notFound: 'learningPlatformNotFound' },
  generationId: { table: 'generations', notFound: 'notFound' },
  groupId: { table: 'groups', notFound: 'groupNotFound' },
  importId: { table: 'imports', notFound: 'importNotFound' },
  invitationId: { table: 'invitations', notFound: 'invitationNotFound' },
  mailId: { table: 'mails', notFound: 'notFound' },
  memberId: { table: 'members', notFound: 'memberNotFound' },
  organizationId: { table: 'organizations', notFound: 'organizationNotFound' },
  participantId: { table: 'participants', notFound: 'participantNotFound' },
  pictureId: { table: 'pictures', notFound: 'notFound' },
  planId: { table: 'plans', notFound: 'planNotFound' },
  questionId: { table: 'questions', notFound: 'questionNotFound' },
  quizId: { table: 'quizzes', notFound: 'quizNotFound' },
  regradeId: { table: 'regrades', notFound: 'notFound' },
  sessionId: { table: 'sessions', notFound: 'notFound' },
  submissionId: { table: 'submissions', notFound: 'submissionNotFound' },
  userId: { table: 'users', notFound: 'userNotFound' },
  webhookDeliveryId: { table: 'webhook_deliveries', notFound: 'webhookDeliveryNotFound' },
  webhookId: { table: 'webhooks', notFound: 'webhookNotFound' },
} as const satisfies Record<string, { table: string; notFound: ErrorName }>

export type Noun = keyof typeof NOUNS
export type Ids = Record<Noun, string>

/** What nobody but its people may read: each name and title of what is made here holds it. */
export const SECRET = 'Secret'
const SECRET_ADDRESS = 'secret@example.org'
const REQUEST = {
  subject: 'Biology',
  language: 'en' as const,
  counts: { easy: 1, medium: 0, tough: 0 },
  types: ['multiple_choice' as const],
}

/** Somebody who has made one of everything, over HTTP, and the ids of it all. */
export function everythingOf(test: ReturnType<typeof testApp>) {
  const { anOrganization, aMember } = organizationsOf(test)
  const { anActiveQuiz } = quizzesOf(test)
  const { enter } = enteringOf(test)

  /** In an organization of which the maker is a moderator; or in their own workspace, but for what only one has. */
  async function oneOfEverything(where: 'organization' | 'personal') {
    const organization = await anOrganization({ name: `${SECRET} school` })
    const maker = await aMember(organization, 'moderator')
    const workspace = where === 'organization' ? organization.id : undefined
    // The first of all, so that it is told of the rest.
    const webhookId = await aWebhook(maker, workspace)
    const ids: Ids = {
      ...(await anInvitedMember(organization)),
      ...(await aQuizWithSomebody(maker, workspace)),
      ...(await aGeneration(maker, workspace)),
      organizationId: organization.id,
      apiKeyId: await anApiKey(maker, workspace),
      learningPlatformId: await aLearningPlatform(maker, workspace),
      groupId: (await aGroup(maker, { name: `${SECRET} group` }, workspace)).id,
      importId: (await readFile(maker, { name: `${SECRET}.json`, content: ONE_QUESTION, workspace })).id,
      pictureId: await aPicture(maker, workspace),
      sessionId: await aSession(organization.owner),
      planId: await aPlan(),
      userId: maker.user.id,
      mailId: await aMail(),
      webhookId,
      webhookDeliveryId: await aMessage(maker, webhookId),
    }
    return { organization, maker, ids }
  }

  async function anInvitedMember({ owner, id }: Awaited<ReturnType<typeof anOrganization>>) {
    const { memberId } = await aMember({ owner, id })
    const params = { organizationId: id }
    await owner.call(inviteMembers, { params, body: { emails: [SECRET_ADDRESS] } })
    const { body } = await owner.call(listInvitations, { params, querystring: {} })
    return { memberId, invitationId: body.items[0]?.id ?? '' }
  }

  async function aQuizWithSomebody(maker: Browser, workspace?: string) {
    const quiz = await anActiveQuiz(maker, { title: `${SECRET} quiz` }, workspace)
    await invite(maker, quiz, [SECRET_ADDRESS])
    await writeMails(test)
    const { id: participantId } = await theParticipant(maker, quiz, SECRET_ADDRESS)
    const submissionId = await aSubmission(quiz.id)
    return { quizId: quiz.id, participantId, submissionId, regradeId: await aRegrade(maker, quiz) }
  }

  async function aRegrade(maker: Browser, { id: quizId, sections }: Quiz): Promise<string> {
    const questionId = sections[0]?.questions[0]?.questionId ?? ''
    const { body } = await maker.call(applyRegrade, {
      params: { quizId },
      body: { kind: 'drop', questionId },
    })
    return body.regrade.id
  }

  async function aSubmission(quizId: string): Promise<string> {
    const browser = test.browser()
    await enter(browser, await test.mailbox.tokenFor(SECRET_ADDRESS))
    const page = pageOf(browser, quizId)
    const { body: sitting } = await page.start()
    await page.handIn()
    return sitting.submissionId
  }

  /** The question is one that came of it: it is in the bank as any other. */
  async function aGeneration(maker: Browser, workspace?: string) {
    const { body: started } = await maker.call(startGeneration, { body: REQUEST }, inWorkspace(workspace))
    const params = { generationId: started.id }
    const { deliveries } = await expectEventually(async () => {
      const { body: generation } = await maker.call(getGeneration, { params })
      return generation.status !== 'running' && generation
    })
    return { ...params, questionId: deliveries[0]?.question.id ?? '' }
  }

  async function anApiKey(maker: Browser, workspace?: string): Promise<string> {
    const body = { name: `${SECRET} key`, scopes: ['read' as const], currentPassword: PASSWORD }
    return (await maker.call(createApiKey, { body }, inWorkspace(workspace))).body.key.id
  }

  async function aLearningPlatform(maker: Browser, workspace?: string): Promise<string> {
    const body = { ...A_PLATFORM, name: `${SECRET} Moodle` }
    return (await maker.call(addLearningPlatform, { body }, inWorkspace(workspace))).body.id
  }

  async function aWebhook(maker: Browser, workspace?: string): Promise<string> {
    const body = { address: `https://${SECRET}.example/`, events: [...WEBHOOK_EVENTS] }
    return (await maker.call(createWebhook, { body }, inWorkspace(workspace))).body.webhook.id
  }

  async function aMessage(maker: Browser, webhookId: string): Promise<string> {
    const { body } = await maker.call(listWebhookDeliveries, { params: { webhookId }, querystring: {} })
    return body.items[0]?.id ?? ''
  }

  async function aPicture(maker: Browser, workspace?: string): Promise<string> {
    const headers = { ...inWorkspace(workspace).headers, 'content-type': 'image/png' }
    return (await maker.send(uploadPicture.method, uploadPicture.url, PNG, { headers })).body.id
  }

  async function aSession(person: Browser): Promise<string> {
    const { body } = await person.call(listSessions)
    return body[0]?.id ?? ''
  }

  async function aPlan(): Promise<string> {
    const { rows } = await test.database.pool.query('select id from plans limit 1')
    return rows[0].id
  }

  async function aMail(): Promise<string> {
    const { rows } = await test.database.pool.query('select id from mails limit 1')
    return rows[0].id
  }

  return { oneOfEverything }
}

const A_PLATFORM = {
  product: 'moodle' as const,
  issuer: 'https://moodle.example.org',
  clientId: 'tool-4711',
  deploymentIds: ['1'],
  authorizationUrl: 'https://moodle.example.org/mod/lti/auth.php',
  tokenUrl: 'https://moodle.example.org/mod/lti/token.php',
  tokenAudience: null,
  keysUrl: 'https://moodle.example.org/mod/lti/certs.php',
}

/** One grey pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)
