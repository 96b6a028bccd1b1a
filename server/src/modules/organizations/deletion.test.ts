import { deleteOrganization, getOrganization } from '@probant/contract/organizations'
import { getQuiz } from '@probant/contract/quizzes/life'
import { deleteAccount } from '@probant/contract/users'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { billingOf, type Payer } from '#test/billing.ts'
import { PASSWORD } from '#test/browser.ts'
import { expectEventually } from '#test/eventually.ts'
import { startStripeServer } from '#test/fakes/stripe-server.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'
import { findPostgresAddress } from '#test/test-database.ts'

const stripe = await startStripeServer({ now: () => test.clock.now() })
const test = testApp({ env: stripe.env })
const { anOwner, aPersonAtHome, checkOut, pay, rowOf, sessionOf } = billingOf(test, stripe)
const { aDraft, publish } = quizzesOf(test)

beforeEach(() => stripe.breakDown())
afterAll(() => stripe.close())

describe('nobody’s exam goes because its room does', () => {
  it.each([
    ['an organization', anOwner, remove],
    ['an account', aPersonAtHome, leave],
  ])('%s: published while the payments are being ended', async (_what, someone, goes) => {
    const payer = await someone()
    const subscriptionId = await pay(payer)
    const draft = await aDraft(payer.browser, {}, payer.headers['x-workspace'])
    const held = stripe.holdNext('/v1/checkout/sessions')

    const going = goes(payer)
    const ended = test.services.billing.goneCustomers.notifyProvider()
    await Promise.race([held.reached, Promise.all([going, ended])])
    const published = await publish(payer.browser, draft)
    held.release()
    const gone = await going
    await ended

    await expectOneOf({ published, gone, payer, quizId: draft.id })
    await test.services.billing.goneCustomers.notifyProvider()
    expect(statusOf(subscriptionId)).toBe(gone.status === 204 ? 'canceled' : 'active')
  })

  it.each([1, 2, 3, 4, 5, 6])('published at the same moment (%i)', async () => {
    const payer = await anOwner()
    const draft = await aDraft(payer.browser, {}, payer.workspaceId)

    const [published, gone] = await Promise.all([publish(payer.browser, draft), remove(payer)])

    await expectOneOf({ published, gone, payer, quizId: draft.id })
  })

  it.runIf(findPostgresAddress())('published by someone who is not done yet: it is waited for', async () => {
    const payer = await anOwner()
    const draft = await aDraft(payer.browser, {}, payer.workspaceId)
    const other = await test.database.pool.connect()
    await other.query('begin')
    await other.query(`update quizzes set status = 'active' where id = $1`, [draft.id])

    const going = remove(payer)
    await expectEventually(findWaiting)
    await other.query('commit')
    other.release()

    expect(await going).toFailWith('quizzesToEnd')
  })
})

describe('what is gone is paid no more', () => {
  it('also where the provider can’t be asked at that moment, or for hours', async () => {
    const payer = await anOwner()
    const subscriptionId = await pay(payer)
    stripe.breakDown('/v1/')

    expect((await remove(payer)).status).toBe(204)
    for (let tries = 0; tries < 8; tries++) await tellAfter({ hours: 1 })
    expect(statusOf(subscriptionId)).toBe('active')

    stripe.breakDown()
    await tellAfter({ hours: 1 })
    expect(statusOf(subscriptionId)).toBe('canceled')
  })

  it('is told once, and not hammered with', async () => {
    const payer = await anOwner()
    await pay(payer)
    stripe.breakDown('/v1/')
    await remove(payer)
    stripe.calls.length = 0

    for (let seconds = 0; seconds < 60; seconds += 10) await tellAfter({ seconds: 10 })
    expect(stripe.calls).toHaveLength(1)

    stripe.breakDown()
    await tellAfter({ hours: 1 })
    stripe.calls.length = 0
    await tellAfter({ hours: 1 })
    expect(stripe.calls).toEqual([])
  })

  it('and what stays is paid on: a refusal tells the provider nothing', async () => {
    const payer = await anOwner()
    const subscriptionId = await pay(payer)
    await publish(payer.browser, await aDraft(payer.browser, {}, payer.workspaceId))

    expect(await remove(payer)).toFailWith('quizzesToEnd')
    expect(await remove(payer, 'Another name')).toFailWith('validationError')
    await tellAfter({ hours: 1 })

    expect(statusOf(subscriptionId)).toBe('active')
  })

  it('nor on a payment page that is opened at the same moment', async () => {
    const payer = await anOwner()
    const held = stripe.holdNext('/v1/checkout/sessions')
    const opening = checkOut(payer)
    await held.reached
    expect((await remove(payer)).status).toBe(204)
    await test.services.billing.goneCustomers.notifyProvider()
    held.release()

    const { status, body } = await opening
    if (status === 200) expect(stripe.model.sessions.get(sessionOf(body))?.status).not.toBe('open')
    expect([...stripe.model.customers.values()].map(({ workspaceId }) => workspaceId)).not.toContain(
      payer.workspaceId,
    )
  })

  it('and keeps nothing of whoever left but the provider’s own name for them, until it is told', async () => {
    const payer = await aPersonAtHome('leaving@example.org')
    await pay(payer)
    const { customerId } = await rowOf(payer)

    expect((await leave(payer)).status).toBe(204)

    expect(await theGone()).toEqual([expect.objectContaining({ customer_id: customerId, attempts: 0 })])
    await tellAfter({})
    expect(await theGone()).toEqual([])
    expect(stripe.model.customers.has(customerId ?? '')).toBe(false)
  })
})

function remove({ browser, workspaceId }: Payer, name = 'Lycée Curie') {
  return browser.call(deleteOrganization, { params: { organizationId: workspaceId }, body: { name } })
}

async function leave({ browser }: Payer) {
  const { email } = (browser as Awaited<ReturnType<typeof test.signedUp>>).user
  return browser.call(deleteAccount, { body: { email, currentPassword: PASSWORD } })
}

async function tellAfter(span: Parameters<typeof test.clock.advance>[0]): Promise<void> {
  test.clock.advance(span)
  await test.services.billing.goneCustomers.notifyProvider()
}

function statusOf(subscriptionId: string) {
  return stripe.model.subscriptions.get(subscriptionId)?.status
}

async function theGone() {
  return (await test.database.pool.query('select customer_id, attempts from gone_customers')).rows
}

/** Either it was published and all is there, or all is gone and nothing was published. */
async function expectOneOf({ published, gone, payer, quizId }: Outcome): Promise<void> {
  expect([published.status === 200, gone.status === 204].filter(Boolean)).toHaveLength(1)
  expect(published.status).toBeLessThan(500)
  if (gone.status === 204) return
  const { browser, workspaceId, kind } = payer
  expect((await browser.call(getQuiz, { params: { quizId } })).body.status).toBe('active')
  if (kind === 'organization')
    expect((await browser.call(getOrganization, { params: { organizationId: workspaceId } })).status).toBe(
      200,
    )
}

interface Outcome {
  published: { status: number }
  gone: { status: number }
  payer: Payer
  quizId: string
}

async function findWaiting() {
  const { rows } = await test.database.pool.query(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]
}
