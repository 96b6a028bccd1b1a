import { afterAll, beforeEach, expect, it } from 'vitest'
import { billingOf } from '#test/billing.ts'
import { startStripeServer } from '#test/fakes/stripe-server.ts'
import { testApp } from '#test/test-app.ts'

const stripe = await startStripeServer({ now: () => test.clock.now() })
const test = testApp({ env: stripe.env })
const { aPersonAtHome, anOwner, pay, deliver, rowOf, liveOf } = billingOf(test, stripe)
const sweep = () => test.services.billing.sweep.run()

beforeEach(() => stripe.breakDown())
afterAll(() => stripe.close())

it('finds out what no report told: a renewal, and an end', async () => {
  const [renewing, ending] = [await anOwner(), await aPersonAtHome()]
  const renewed = await pay(renewing)
  const ended = await pay(ending)
  await deliver(stripe.model.cancelAtEnd(ended))

  test.clock.advance({ days: 31 })
  stripe.model.renew(renewed)
  stripe.model.cancel(ended)
  await sweep()

  expect(await rowOf(renewing)).toMatchObject({ state: 'active', providerSubscriptionId: renewed })
  expect((await rowOf(renewing)).periodEndsAt?.getTime()).toBeGreaterThan(test.clock.now().getTime())
  expect(await rowOf(ending)).toMatchObject({ providerSubscriptionId: null, periodEndsAt: null })
})

it('asks nothing while a report may still come, or nobody pays', async () => {
  const owner = await anOwner()
  await aPersonAtHome()
  await pay(owner)
  const { periodEndsAt } = await rowOf(owner)
  stripe.calls.length = 0

  test.clock.set(new Date((periodEndsAt?.getTime() ?? 0) + 59 * 60_000))
  await sweep()
  expect(stripe.calls).toEqual([])

  test.clock.advance({ minutes: 2 })
  await sweep()
  expect(stripe.calls).not.toEqual([])
})

it('goes on behind one that can’t be looked at, batch after batch', async () => {
  const payers = []
  for (let count = 0; count < 12; count++) payers.push(await aPersonAtHome())
  for (const payer of payers) stripe.model.cancel(await pay(payer))
  test.clock.advance({ days: 32 })
  const rows = await Promise.all(payers.map(rowOf))
  const broken = rows.map(({ workspaceId }) => workspaceId).sort()[0]
  await test.database.pool.query('update subscriptions set version = 2147483647 where workspace_id = $1', [
    broken,
  ])

  await sweep()

  const after = await Promise.all(payers.map(rowOf))
  expect(after.filter((row) => row.providerSubscriptionId).map(({ workspaceId }) => workspaceId)).toEqual([
    broken,
  ])
})

it('ends what people pay who were shut out while the provider was away', async () => {
  const [person, owner, other] = [await aPersonAtHome(), await anOwner(), await aPersonAtHome()]
  for (const payer of [person, owner, other]) await pay(payer)
  await test.database.pool.query(
    `update users set status = 'disabled' from workspaces w
    where w.user_id = users.id and w.id = $1`,
    [person.workspaceId],
  )
  await test.database.pool.query('update organizations set deactivated_at = now() where id = $1', [
    owner.workspaceId,
  ])

  await sweep()

  for (const payer of [person, owner]) {
    const { customerId, cancelsAt, periodEndsAt } = await rowOf(payer)
    expect(liveOf(customerId)).toEqual([])
    expect(cancelsAt).toEqual(periodEndsAt)
  }
  expect(liveOf((await rowOf(other)).customerId)).toHaveLength(1)
  stripe.calls.length = 0
  await sweep()
  expect(stripe.calls).toEqual([])
})
