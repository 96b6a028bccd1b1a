import { listAuditEntries } from '@probant/contract/admin/audit'
import { en } from '@probant/contract/sentences/en'
import { listWebhookDeliveries, testWebhook } from '@probant/contract/webhooks/deliveries'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhooks,
  pauseWebhook,
  renewWebhookSecret,
  resumeWebhook,
  WEBHOOKS_MAX,
} from '@probant/contract/webhooks/webhooks'
import { describe, expect, it } from 'vitest'
import { createOutbound } from '#server/platform/outbound/index.ts'
import { programsOf } from '#test/api-keys.ts'
import { webhookReceiver } from '#test/fakes/webhook-receiver.ts'
import { organizationsOf } from '#test/organizations.ts'
import { inWorkspace } from '#test/questions.ts'
import { SECRET, testApp } from '#test/test-app.ts'
import { createCalling } from './delivery/calling.ts'
import type { DeliveryRow } from './delivery/repository.ts'
import type { WebhookRow } from './repository.ts'
import { createWebhookSecrets } from './secrets.ts'

const test = testApp()
const { aVerifiedPerson, anOrganization, aMember } = organizationsOf(test)
const { aProgram } = programsOf(test)
const FORM = { address: 'https://school.example/hooks', events: ['submission.graded' as const] }

describe('making a webhook', () => {
  it('tells its secret once, and stores it sealed', async () => {
    const person = await aVerifiedPerson()
    const { status, body } = await person.call(createWebhook, { body: FORM })
    expect(status).toBe(201)
    expect(body.secret).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(body.webhook).toMatchObject({ ...FORM, pause: null, failingSince: null, waitingCount: 0 })
    expect((await person.call(listWebhooks)).body).toEqual([body.webhook])
    const { rows } = await test.database.pool.query('select * from webhooks')
    expect(JSON.stringify(rows)).not.toContain(body.secret.slice(6))
  })

  it.each([
    'http://school.example/hooks',
    'https://127.0.0.1/hooks',
    'https://10.1.2.3/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://2130706433/',
    'https://0x7f.1/',
  ])('refuses %s, which is no address of the internet, or not safe', async (address) => {
    const person = await aVerifiedPerson()
    const answer = await person.call(createWebhook, { body: { ...FORM, address } })
    expect(answer.body.error.fields).toEqual({ address: en.fields.webhookAddressNotAllowed })
  })

  it.each([
    'school.example/hooks',
    'ftp://school.example/',
    'https://me:secret@school.example/',
    'javascript:1',
  ])('refuses %s, which is no address to send to', async (address) => {
    const person = await aVerifiedPerson()
    const answer = await person.call(createWebhook, { body: { ...FORM, address } })
    expect(answer.body.error.fields).toEqual({ address: en.fields.webhookAddressInvalid })
  })

  it('stops at so many of one workspace, also at once', async () => {
    const person = await aVerifiedPerson()
    const answers = await Promise.all(
      Array.from({ length: WEBHOOKS_MAX + 1 }, () => person.call(createWebhook, { body: FORM })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(WEBHOOKS_MAX)
    expect(answers.find(({ status }) => status !== 201)).toFailWith('webhookLimitReached')
  })

  it('asks for a confirmed address', async () => {
    await aVerifiedPerson()
    const unproved = await test.signedUp()
    expect(await unproved.call(createWebhook, { body: FORM })).toFailWith('emailNotVerified')
  })
})

describe('the webhooks of an organization', () => {
  it('are managed by its owner and moderators, whoever made them', async () => {
    const { owner, id } = await anOrganization()
    const moderator = await aMember({ owner, id }, 'moderator')
    const member = await aMember({ owner, id })
    const { body: made } = await moderator.call(createWebhook, { body: FORM }, inWorkspace(id))
    const params = { webhookId: made.webhook.id }

    expect((await owner.call(listWebhooks, {}, inWorkspace(id))).body).toEqual([made.webhook])
    expect(await member.call(listWebhooks, {}, inWorkspace(id))).toFailWith('roleRequired')
    expect(await member.call(createWebhook, { body: FORM }, inWorkspace(id))).toFailWith('roleRequired')
    for (const endpoint of [pauseWebhook, resumeWebhook, renewWebhookSecret, testWebhook, deleteWebhook])
      expect(await member.call(endpoint, { params })).toFailWith('roleRequired')
    const changed = { ...FORM, address: 'https://other.example/' }
    expect(await member.call(changeWebhook, { params, body: changed })).toFailWith('roleRequired')
    expect(await member.call(listWebhookDeliveries, { params, querystring: {} })).toFailWith('roleRequired')
    expect((await owner.call(changeWebhook, { params, body: changed })).body).toMatchObject(changed)
    expect((await owner.call(deleteWebhook, { params })).status).toBe(204)
  })

  it('are not for programs: they would outlive the key', async () => {
    const { owner, id } = await anOrganization()
    const program = await aProgram(owner, { workspace: id })
    expect(await program.call(createWebhook, { body: FORM }, inWorkspace(id))).toFailWith('notForPrograms')
  })

  it('are in the audit log, without what may be secret in the address', async () => {
    const admin = await aVerifiedPerson()
    const { owner, id } = await anOrganization({ name: 'Lycée Curie' })
    const secret = { ...FORM, address: 'https://school.example/T0P5ECRET' }
    const { body } = await owner.call(createWebhook, { body: secret }, inWorkspace(id))
    const params = { webhookId: body.webhook.id }
    await owner.call(changeWebhook, { params, body: { ...secret, events: ['quiz.published'] } })
    await owner.call(renewWebhookSecret, { params })
    await owner.call(pauseWebhook, { params })
    await owner.call(pauseWebhook, { params })
    await owner.call(resumeWebhook, { params })
    await owner.call(deleteWebhook, { params })

    const { body: audit } = await admin.call(listAuditEntries, { querystring: {} })
    expect(audit.items.map(({ action }) => action).sort()).toEqual([
      'webhook.changed',
      'webhook.created',
      'webhook.deleted',
      'webhook.paused',
      'webhook.resumed',
      'webhook.secret_renewed',
    ])
    expect(audit.items.find(({ action }) => action === 'webhook.created')).toMatchObject({
      actor: owner.user.email,
      target: 'school.example',
      details: { events: ['submission.graded'], organization: 'Lycée Curie' },
    })
    expect(JSON.stringify(audit)).not.toContain('T0P5ECRET')
  })
})

describe('an address of the own network', () => {
  it('is not called, however its name came to mean one', async () => {
    const { address, received } = await webhookReceiver()
    const means = ['93.184.215.14', '127.0.0.1']
    const outbound = createOutbound({
      allowsPrivate: false,
      resolve: async () => [{ address: means.shift() ?? '127.0.0.1', family: 4 }],
    })
    // What it means when it is typed in is not what it means when it is called.
    const changed = address.replace('http://127.0.0.1', 'https://school.example')
    expect(outbound.accepts(changed)).toBe(true)
    means.shift()
    const secrets = createWebhookSecrets({ now: test.clock.now, secret: SECRET })
    const call = createCalling({ outbound, secrets })
    const webhook = { id: 'w', address: changed, ...secrets.make('w') } as unknown as WebhookRow
    const delivery = { id: 'd', event: 'webhook.test', happenedAt: test.clock.now(), data: {} }
    expect(await call(webhook, delivery as DeliveryRow)).toEqual({
      answerStatus: null,
      fault: 'addressNotAllowed',
    })
    expect(received).toEqual([])
    await outbound.close()
  })
})
