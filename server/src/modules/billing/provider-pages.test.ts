import { openBillingPortal } from '@probant/contract/billing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { billingOf } from '#test/billing.ts'
import { startStripeServer } from '#test/fakes/stripe-server.ts'
import { testApp } from '#test/test-app.ts'

const stripe = await startStripeServer({ now: () => test.clock.now() })
const test = testApp({ env: stripe.env })
const { aPersonAtHome, checkOut, billing, rowOf } = billingOf(test, stripe)

beforeAll(async () => stripe.reportTo(`${await test.app.listen({ port: 0 })}/api/billing/webhook`))
afterAll(() => stripe.close())

it('whoever pays on the provider’s page comes back to a plan that is paid', async () => {
  const person = await aPersonAtHome()
  const { body } = await checkOut(person)
  expect(await (await fetch(body.url)).text()).toContain('Pay for Pro')

  expect(await press(body.url, 'pay')).toBe('http://probant.test/dashboard/billing?checkout=done')
  expect((await billing(person)).plan?.kind).toBe('pro')

  const { body: portal } = await person.browser.call(openBillingPortal)
  expect(await press(portal.url, 'cancel')).toBe('http://probant.test/dashboard/billing')
  expect((await billing(person)).endsAt).not.toBeNull()

  await stripe.report(stripe.model.failRenewal((await rowOf(person)).providerSubscriptionId ?? ''))
  expect((await billing(person)).standing.status).toBe('past_due')
  await press(portal.url, 'settle')
  expect((await billing(person)).standing.status).toBe('active')
})

async function press(url: string, action: string) {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ action }),
    redirect: 'manual',
  })
  return response.headers.get('location')
}
