import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { billingOf, type Payer } from '#test/billing.ts'
import type { StripeEvent } from '#test/fakes/stripe-objects.ts'
import { startStripeServer } from '#test/fakes/stripe-server.ts'
import { testApp } from '#test/test-app.ts'

const stripe = await startStripeServer({ now: () => test.clock.now() })
const test = testApp({ env: stripe.env })
const { planOf, aPersonAtHome, anOwner, deliver, rowOf, subscriptionsOf } = billingOf(test, stripe)
afterAll(() => stripe.close())

/** What may happen at the provider, and to a subscription in which state. */
const ACTIONS = {
  renew: ['active'],
  failRenewal: ['active', 'past_due'],
  recover: ['past_due', 'unpaid'],
  giveUp: ['past_due'],
  cancelAtEnd: ['active', 'past_due'],
  cancel: ['active', 'past_due', 'unpaid'],
} as const

type Action = keyof typeof ACTIONS

/** One of the things that can happen then, by its number. */
type Step = { choice: number; which: number; middle: readonly number[] }

const history = fc.array(
  fc.record({
    choice: fc.nat(11),
    which: fc.nat(2),
    // Which of the reports so far come right after this step, some of them again.
    middle: fc.oneof(fc.constant([]), fc.array(fc.nat(50), { maxLength: 2 })),
  }),
  { minLength: 1, maxLength: 9 },
)
/** Each report comes twice at the end, by the order of these numbers. */
const order = fc.array(fc.nat(), { minLength: 60, maxLength: 60 })

describe('reports in any order, some of them twice', () => {
  it.each([
    ['a person', () => aPersonAtHome()],
    ['an organization', () => anOwner()],
  ])(
    'end where reports in order do: %s',
    async (_who, arrive) => {
      const [one, other] = [await arrive(), await arrive()]
      const beginnings = [await rowOf(one), await rowOf(other)]
      const start = test.clock.now()

      await fc.assert(
        fc.asyncProperty(history, order, async (steps, numbers) => {
          for (const [index, payer] of [one, other].entries())
            await beginAnew(payer, beginnings[index] as Row)

          test.clock.set(start)
          await live(one, steps, (news) => deliver(news))

          test.clock.set(start)
          const all = await live(other, steps, (_news, soFar, { middle }) =>
            deliver(middle.flatMap((position) => soFar[position % soFar.length] ?? [])),
          )
          await deliver(shuffled(all, numbers))

          expect(await outcome(other)).toEqual(await outcome(one))
        }),
        { numRuns: 15 },
      )
    },
    120_000,
  )

  it('leave one subscription that goes on, however many were begun', async () => {
    const owner = await anOwner()
    const beginning = await rowOf(owner)

    await fc.assert(
      fc.asyncProperty(history, order, async (steps, numbers) => {
        await beginAnew(owner, beginning)
        const all = await live(owner, steps, () => Promise.resolve(), { mayDouble: true })
        await deliver(shuffled(all, numbers))

        const { customerId, providerSubscriptionId } = await rowOf(owner)
        const goingOn = subscriptionsOf(customerId).filter((id) => !isOver(id))
        expect(goingOn).toEqual(providerSubscriptionId ? [providerSubscriptionId] : [])
      }),
      { numRuns: 15 },
    )
  })
})

type Row = Awaited<ReturnType<typeof rowOf>>
type Hear = (news: StripeEvent[], soFar: StripeEvent[], step: Step) => Promise<unknown>

function shuffled(events: readonly StripeEvent[], numbers: readonly number[]): StripeEvent[] {
  const twice = [...events, ...events].map((event, index) => ({ event, number: numbers[index] ?? 0 }))
  return twice.sort((a, b) => a.number - b.number).map(({ event }) => event)
}

/** Goes through a history, a day per step; gives back all that was reported. */
async function live(
  payer: Payer,
  steps: readonly Step[],
  hear: Hear,
  { mayDouble = false } = {},
): Promise<StripeEvent[]> {
  const soFar: StripeEvent[] = []
  const { customerId } = await rowOf(payer)
  for (const step of steps) {
    test.clock.advance({ days: 1 })
    const news = await happen(payer, customerId ?? '', { ...step, mayDouble })
    soFar.push(...news)
    await hear(news, soFar, step)
  }
  return soFar
}

async function happen(
  { workspaceId, kind }: Payer,
  customer: string,
  { choice, which, mayDouble }: Step & { mayDouble: boolean },
) {
  const ids = subscriptionsOf(customer)
  const id = ids[which % ids.length] ?? ''
  const status = stripe.model.subscriptions.get(id)?.status ?? ''
  const possible = (Object.keys(ACTIONS) as Action[]).filter((action) =>
    (ACTIONS[action] as readonly string[]).includes(status),
  )
  const action = possible[choice % (possible.length + 1)]
  if (action) return stripe.model[action](id)
  // A second one beside the first is cancelled by whoever looks, so what becomes of it depends on when.
  if (ids.length === 3 || (!mayDouble && !ids.every(isOver))) return []

  const { id: planId, priceCents } = await planOf(kind)
  const price = stripe.model.addPrice({ amount: priceCents + ids.length, currency: 'eur', product: kind })
  return stripe.model.subscribe({ customer, price, metadata: { workspaceId, planId } })
}

function isOver(id: string): boolean {
  return stripe.model.subscriptions.get(id)?.status === 'canceled'
}

/** The same row as on the first day, and a customer nobody has heard of. */
async function beginAnew({ workspaceId }: Payer, { planId, state, trialEndsAt }: Row) {
  await test.database.pool.query(
    `update subscriptions set plan_id = $2, state = $3, trial_ends_at = $4, customer_id = $5, version = 0,
       past_due_since = null, period_starts_at = null, period_ends_at = null, cancels_at = null,
       price_cents = null, currency = null, provider_subscription_id = null
     where workspace_id = $1`,
    [workspaceId, planId, state, trialEndsAt, stripe.model.addCustomer({})],
  )
}

/** The row without what tells the two workspaces apart. */
async function outcome(payer: Payer) {
  const { workspaceId: _, customerId, version: __, createdAt: ___, ...row } = await rowOf(payer)
  const index = subscriptionsOf(customerId).indexOf(row.providerSubscriptionId ?? '')
  return { ...row, providerSubscriptionId: index }
}
