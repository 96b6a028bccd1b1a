import { getBilling, openBillingPortal, openCheckout } from '@probant/contract/billing'
import { createOrganization } from '@probant/contract/organizations'
import { expect, it } from 'vitest'
import { testApp } from '#test/test-app.ts'

const test = testApp()

it('without a payment provider nothing is offered and nothing expires', async () => {
  const person = await test.signedUp()
  const { body: organization } = await person.call(createOrganization, { body: { name: 'Zoo' } })
  const headers = { 'x-workspace': organization.id }
  test.clock.advance({ minutes: 14 })

  const { body } = await person.call(getBilling, undefined, { headers })

  expect(body).toMatchObject({
    provider: 'none',
    plan: { kind: 'organization' },
    standing: { status: 'active', until: null },
    nextInvoice: null,
    endsAt: null,
    offers: [],
    can: { checkout: false, portal: false, reactivate: false },
  })
  const planId = body.plan?.id ?? ''
  expect(await person.call(openCheckout, { body: { planId } }, { headers })).toFailWith('planNotPayable')
  expect(await person.call(openBillingPortal, undefined, { headers })).toFailWith('customerNotFound')
})

it('without a payment provider there is nobody to report', async () => {
  const answer = await test.browser().send('POST', '/api/billing/webhook', '{}', {
    headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
  })

  expect(answer).toFailWith('notFound')
})
