import { sendWebhookAgain, testWebhook } from '@probant/contract/webhooks/deliveries'
import {
  changeWebhook,
  deleteWebhook,
  pauseWebhook,
  renewWebhookSecret,
  resumeWebhook,
} from '@probant/contract/webhooks/webhooks'
import { describe, expect, it } from 'vitest'
import { jobsOf } from '#server/jobs.ts'
import { anotherProcess } from '#test/another-process.ts'
import type { Browser } from '#test/browser.ts'
import { expectEventually } from '#test/eventually.ts'
import { verified, webhookReceiver } from '#test/fakes/webhook-receiver.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { renew } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'
import { findPostgresAddress } from '#test/test-database.ts'
import { webhooksOf } from '#test/webhooks.ts'

const test = testApp({ env: { OUTBOUND_PRIVATE_ADDRESSES: '1' } })
const { aVerifiedPerson, anOrganization, aMember, deactivate } = organizationsOf(test)
const { anActiveQuiz } = quizzesOf(test)
const { aWebhook, send } = webhooksOf(test)

describe('a message that is not taken', () => {
  it('is sent again for a day, after growing pauses, and then given up', async () => {
    const creator = await aVerifiedPerson()
    const { receiver, deliveries } = await aWebhook(creator, { answer: () => 500 })
    await anActiveQuiz(creator)
    const began = test.clock.now().getTime()

    const tries: number[] = []
    for (;;) {
      await send()
      if (receiver.take().length === 0) break
      tries.push((test.clock.now().getTime() - began) / MINUTE)
      const { rows } = await test.database.pool.query(
        'select next_attempt_at as next from webhook_deliveries',
      )
      test.clock.set(rows[0].next)
    }
    const [half, five] = [0.5, 5 / 60]
    const pauses = [five, half, 2, 10, 30, 60, 120, 240, 480, 480]
    const times = pauses.map((_, index) => pauses.slice(0, index + 1).reduce((sum, one) => sum + one))
    expect(tries.map(Math.round)).toEqual([0, ...times].map(Math.round))
    expect(tries.at(-1)).toBeLessThan(24 * 60)
    await renew(creator)
    expect((await deliveries())[0]).toMatchObject({ status: 'failed', attempts: 11, answerStatus: 500 })
  })

  it('keeps its id and its words, and gets a signature of the time at which it is sent', async () => {
    const creator = await aVerifiedPerson()
    const { receiver, secret } = await aWebhook(creator, { answer: () => 503 })
    await anActiveQuiz(creator)
    await send()
    receiver.answer = () => 204
    test.clock.advance({ minutes: 20 })
    await send()

    const [first, second] = receiver.received
    if (!first || !second) throw new Error('it was not sent twice')
    expect([second.id, second.body]).toEqual([first.id, first.body])
    expect(() => verified(first, secret, test.clock.now())).toThrow('too old')
    expect(verified(second, secret, test.clock.now())).toMatchObject({ type: 'quiz.published' })
  })

  it('is not sent to where the answer points', async () => {
    const creator = await aVerifiedPerson()
    const elsewhere = await webhookReceiver()
    const { deliveries } = await aWebhook(creator, {
      answer: () => ({ status: 307, location: elsewhere.address }),
    })
    await anActiveQuiz(creator)
    await send()
    expect(elsewhere.received).toEqual([])
    expect((await deliveries())[0]).toMatchObject({ status: 'waiting', answerStatus: 307 })
  })

  it('says why, where nobody answers', async () => {
    const creator = await aVerifiedPerson()
    const { params, deliveries } = await aWebhook(creator)
    const body = { address: 'http://127.0.0.1:9/', events: ['quiz.published' as const] }
    await creator.call(changeWebhook, { params, body })
    await anActiveQuiz(creator)
    await send()
    expect((await deliveries())[0]).toMatchObject({ attempts: 1, answerStatus: null, fault: 'unreachable' })
  })

  it('is sent again a minute later where its sender died', async () => {
    const creator = await aVerifiedPerson()
    const { receiver, deliveries } = await aWebhook(creator)
    await anActiveQuiz(creator)
    await test.database.pool.query(
      `update webhook_deliveries set attempts = 1, next_attempt_at = $1::timestamptz + interval '1 minute'`,
      [test.clock.now()],
    )
    await send()
    expect(receiver.received).toEqual([])
    test.clock.advance({ seconds: 61 })
    await send()
    expect(receiver.received).toHaveLength(1)
    expect((await deliveries())[0]).toMatchObject({ status: 'delivered', attempts: 2 })
  })
})

describe('an address that takes nothing', () => {
  it('is asked with one message at a time, and gets all of them once it takes that', async () => {
    const creator = await aVerifiedPerson()
    const { receiver, get } = await aWebhook(creator, { answer: () => 500 })
    await somethingHappens(creator, 5)
    await send()
    expect(receiver.take()).toHaveLength(5)
    expect((await get()).failingSince).toBe(test.clock.now().toISOString())

    test.clock.advance({ minutes: 1 })
    await send()
    await send()
    expect(receiver.take()).toHaveLength(1)

    receiver.answer = () => 204
    test.clock.advance({ minutes: 1 })
    await send()
    expect(receiver.take()).toHaveLength(5)
    expect(await get()).toMatchObject({ failingSince: null, waitingCount: 0, pause: null })
  })

  it('is paused after three days, and whoever made it hears of that once', async () => {
    const { owner, id } = await anOrganization({ name: 'Lycée Curie' })
    const moderator = await aMember({ owner, id }, 'moderator')
    const { receiver, get } = await aWebhook(moderator, { workspace: id, answer: () => 500 })
    for (let day = 0; day <= 3; day++) {
      await anActiveQuiz(owner, { endsAt: test.clock.in({ days: 30 }) }, id)
      await send()
      test.clock.advance({ days: 1, seconds: 1 })
      await renew(moderator, owner)
    }
    expect((await get()).pause).toMatchObject({ reason: 'failing' })
    receiver.take()
    await anActiveQuiz(owner, { endsAt: test.clock.in({ days: 30 }) }, id)
    await send()
    expect(receiver.received).toEqual([])

    const mails = (await test.mailbox.all()).filter(({ subject }) => subject.includes('paused'))
    expect(mails.map(({ recipient }) => recipient)).toEqual([moderator.user.email])
    expect(mails[0]?.text).toContain('Lycée Curie')
    expect(mails[0]?.text).not.toContain('/hooks')
  })

  it('is paused at once where it answers that it wants no more; the owner hears, where who made it left', async () => {
    const { owner, id } = await anOrganization()
    const moderator = await aMember({ owner, id }, 'moderator')
    const { get } = await aWebhook(moderator, { workspace: id, answer: () => 410 })
    await test.database.pool.query('delete from members where user_id = $1', [moderator.user.id])
    await anActiveQuiz(owner, {}, id)
    await send()
    await expect(get()).rejects.toThrow()
    const { rows } = await test.database.pool.query('select pause_reason from webhooks')
    expect(rows).toEqual([{ pause_reason: 'gone' }])
    const mails = (await test.mailbox.all()).filter(({ subject }) => subject.includes('paused'))
    expect(mails.map(({ recipient }) => recipient)).toEqual([owner.user.email])
  })

  it('holds no other one up', async () => {
    const creator = await aVerifiedPerson()
    const { promise, resolve } = Promise.withResolvers<number>()
    const slow = await aWebhook(creator, { answer: () => promise })
    await somethingHappens(creator, 3)
    await test.services.webhooks.delivery.sendDue()
    await expectEventually(() => slow.receiver.received.length === 3)

    const quick = await aWebhook(creator)
    await somethingHappens(creator, 3)
    await test.services.webhooks.delivery.sendDue()
    await expectEventually(async () => (await quick.get()).waitingCount === 0)
    expect(quick.receiver.received).toHaveLength(3)
    expect(slow.receiver.received).toHaveLength(3)

    resolve(204)
    await test.services.webhooks.delivery.settled()
    expect(slow.receiver.received).toHaveLength(6)
  })
})

describe('a webhook that is paused', () => {
  it('gets nothing and misses what happens; what waited before is sent when it goes on', async () => {
    const creator = await aVerifiedPerson()
    const { receiver, params, get } = await aWebhook(creator)
    await somethingHappens(creator, 1)
    const { body: paused } = await creator.call(pauseWebhook, { params })
    expect(paused.pause).toEqual({ since: test.clock.now().toISOString(), reason: 'by_hand' })
    await somethingHappens(creator, 1)
    await send()
    expect(receiver.received).toEqual([])
    expect((await get()).waitingCount).toBe(1)

    await creator.call(resumeWebhook, { params })
    await send()
    expect(receiver.received).toHaveLength(1)
  })

  it('is told nothing while whoever it is of is shut out, and everything later', async () => {
    const { owner, id } = await anOrganization()
    const { receiver } = await aWebhook(owner, { workspace: id })
    await anActiveQuiz(owner, {}, id)
    await deactivate({ id })
    await send()
    expect(receiver.received).toEqual([])
    await test.database.pool.query('update organizations set deactivated_at = null')
    await send()
    expect(receiver.received).toHaveLength(1)
  })
})

describe('by hand', () => {
  it('a test event is sent at once, once, and says what came of it', async () => {
    const creator = await aVerifiedPerson()
    const { receiver, secret, params } = await aWebhook(creator, { events: ['results.released'] })
    const good = await creator.call(testWebhook, { params })
    expect(good.body).toMatchObject({
      status: 'delivered',
      attempts: 1,
      answerStatus: 204,
      nextAttemptAt: null,
      message: { type: 'webhook.test', data: { workspace: 'personal' } },
    })
    const [message] = receiver.take()
    expect(message && verified(message, secret, test.clock.now())).toEqual(good.body.message)

    receiver.answer = () => 404
    const bad = await creator.call(testWebhook, { params })
    expect(bad.body).toMatchObject({ status: 'failed', attempts: 1, answerStatus: 404 })
    test.clock.advance({ days: 1 })
    await send()
    expect(receiver.received).toHaveLength(1)
  })

  it('a test shows that an address works again: then all that waits is sent', async () => {
    const creator = await aVerifiedPerson()
    const { receiver, params, get } = await aWebhook(creator, { answer: () => 500 })
    await somethingHappens(creator, 3)
    await send()
    receiver.answer = () => 204
    await creator.call(testWebhook, { params })
    expect((await get()).failingSince).toBeNull()
    receiver.take()
    test.clock.advance({ seconds: 6 })
    await send()
    expect(receiver.received).toHaveLength(3)
  })

  it('is told when it took something last, which says nothing of another address', async () => {
    const creator = await aVerifiedPerson()
    const { receiver, params, get } = await aWebhook(creator)
    expect((await get()).lastDeliveredAt).toBeNull()
    await anActiveQuiz(creator)
    await send()
    const then = test.clock.now().toISOString()
    expect((await get()).lastDeliveredAt).toBe(then)

    test.clock.advance({ minutes: 1 })
    receiver.answer = () => 500
    await creator.call(testWebhook, { params })
    expect((await get()).lastDeliveredAt).toBe(then)
    receiver.answer = () => 204
    await creator.call(testWebhook, { params })
    expect((await get()).lastDeliveredAt).toBe(test.clock.now().toISOString())

    const body = { address: `${receiver.address}/elsewhere`, events: ['quiz.published' as const] }
    expect((await creator.call(changeWebhook, { params, body })).body.lastDeliveredAt).toBeNull()
  })

  it('what waits goes to the new address, once it has another', async () => {
    const creator = await aVerifiedPerson()
    const { receiver, params, get } = await aWebhook(creator, { answer: () => 500 })
    await somethingHappens(creator, 1)
    await send()
    expect(receiver.take()).toHaveLength(1)
    const moved = await webhookReceiver()
    const body = { address: moved.address, events: (await get()).events }
    await creator.call(changeWebhook, { params, body })
    test.clock.advance({ seconds: 6 })
    await send()
    expect(receiver.received).toEqual([])
    expect(moved.received).toHaveLength(1)
  })

  it('a message is sent again whatever became of it, under its id', async () => {
    const creator = await aVerifiedPerson()
    const { receiver, params, deliveries } = await aWebhook(creator)
    await anActiveQuiz(creator)
    await send()
    const [delivery] = await deliveries()
    const again = { params: { ...params, webhookDeliveryId: delivery?.id ?? '' } }
    expect((await creator.call(sendWebhookAgain, again)).body).toMatchObject({
      status: 'delivered',
      attempts: 2,
    })
    expect(new Set(receiver.received.map(({ id }) => id))).toEqual(new Set([delivery?.id]))

    const other = await aWebhook(creator)
    const wrong = { params: { ...other.params, webhookDeliveryId: delivery?.id ?? '' } }
    expect(await creator.call(sendWebhookAgain, wrong)).toFailWith('webhookDeliveryNotFound')
  })
})

describe('a secret', () => {
  it('that was renewed signs at once, and the old one for a day more', async () => {
    const creator = await aVerifiedPerson()
    const { receiver, params, secret: old } = await aWebhook(creator)
    const { body } = await creator.call(renewWebhookSecret, { params })
    expect(body.webhook.formerSecretUntil).toBe(test.clock.in({ hours: 24 }))
    await creator.call(testWebhook, { params })
    test.clock.advance({ hours: 24 })
    await renew(creator)
    await creator.call(testWebhook, { params })

    const [first, second] = receiver.received
    if (!first || !second) throw new Error('it was not sent twice')
    const then = new Date(test.clock.now().getTime() - 24 * 3600 * 1000)
    expect(() => [old, body.secret].map((one) => verified(first, one, then))).not.toThrow()
    expect(() => verified(second, body.secret, test.clock.now())).not.toThrow()
    expect(() => verified(second, old, test.clock.now())).toThrow('No matching signature')
  })

  it.each([
    ['another body', { body: '{"type":"results.released"}' }],
    ['another id', { headers: { 'webhook-id': 'msg_other' } }],
    ['another time', { headers: { 'webhook-timestamp': '1' } }],
    ['no signature', { headers: { 'webhook-signature': '' } }],
    ['another signature', { headers: { 'webhook-signature': 'v1,AAAA' } }],
  ])('does not fit %s', async (_, forged: { body?: string; headers?: Record<string, string> }) => {
    const creator = await aVerifiedPerson()
    const { receiver, params, secret } = await aWebhook(creator)
    await creator.call(testWebhook, { params })
    const [message] = receiver.received
    if (!message) throw new Error('nothing came')
    expect(() => verified(message, secret, test.clock.now())).not.toThrow()
    const other = { ...message, ...forged, headers: { ...message.headers, ...forged.headers } }
    expect(() => verified(other, secret, test.clock.now())).toThrow()
  })
})

describe('several processes', () => {
  it('send each message once', async () => {
    const creator = await aVerifiedPerson()
    const { receiver } = await aWebhook(creator)
    await somethingHappens(creator, 30)
    const other = await anotherProcess(test)
    const both = [test.services, other.services].map(({ webhooks }) => webhooks.delivery)
    await Promise.all(both.map((delivery) => delivery.sendDue()))
    await Promise.all(both.map((delivery) => delivery.settled()))
    expect(receiver.received).toHaveLength(30)
    await other.services.webhooks.close()
    await other.stop()
  })
})

describe('the log', () => {
  it('is kept for 30 days, newest first, and by how it went', async () => {
    const creator = await aVerifiedPerson()
    const { receiver, deliveries, params } = await aWebhook(creator)
    await somethingHappens(creator, 1)
    await send()
    test.clock.advance({ days: 20 })
    await renew(creator)
    receiver.answer = () => 500
    await creator.call(testWebhook, { params })
    const types = async () => (await deliveries()).map(({ message }) => message.type)
    expect(await types()).toEqual(['webhook.test', 'quiz.published'])
    expect(await deliveries({ status: 'failed' })).toHaveLength(1)

    test.clock.advance({ days: 11 })
    await jobsOf(test.services)
      .find(({ name }) => name === 'forget old webhook messages')
      ?.run(new AbortController().signal)
    await renew(creator)
    expect(await types()).toEqual(['webhook.test'])
  })

  it('goes with its webhook, also while something is being sent', async () => {
    const creator = await aVerifiedPerson()
    const { promise, resolve } = Promise.withResolvers<number>()
    const { receiver, params } = await aWebhook(creator, { answer: () => promise })
    await somethingHappens(creator, 1)
    await test.services.webhooks.delivery.sendDue()
    await expectEventually(() => receiver.received.length > 0)
    expect((await creator.call(deleteWebhook, { params })).status).toBe(204)
    resolve(204)
    await test.services.webhooks.delivery.settled()
    const { rows } = await test.database.pool.query('select count(*)::int from webhook_deliveries')
    expect(rows).toEqual([{ count: 0 }])
  })

  it.runIf(findPostgresAddress())('keeps no action waiting while it is being deleted', async () => {
    const creator = await aVerifiedPerson()
    const { params } = await aWebhook(creator)
    const other = await aWebhook(creator)
    const someone = await test.database.pool.connect()
    try {
      await someone.query('begin')
      await someone.query('delete from webhooks where id = $1', [params.webhookId])
      await somethingHappens(creator, 1)
      await someone.query('commit')
    } finally {
      someone.release()
    }
    await send()
    expect(other.receiver.received).toHaveLength(1)
  })
})

const MINUTE = 60_000

/** So many messages for all webhooks of their own workspace. */
async function somethingHappens(creator: Browser & { user: { id: string } }, times: number) {
  const quiz = await anActiveQuiz(creator, { endsAt: test.clock.in({ days: 30 }) })
  const { db } = test.database
  for (let time = 1; time < times; time++)
    await db.transaction((tx) => test.services.quizzes.published.announce(tx, { quizId: quiz.id }))
}
