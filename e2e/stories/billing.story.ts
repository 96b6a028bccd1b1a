import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothSchemes } from '../harness/accessibility.ts'
import { invite } from '../harness/organizations.ts'
import { type AppWithStripe, letDaysPass, newestSubscription, startAppWithStripe } from '../harness/stripe.ts'
import { test as base, expect } from '../harness/test.ts'
import { switchTo } from '../harness/workspaces.ts'

const test = base.extend<object, { withStripe: AppWithStripe }>({
  withStripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
    async ({}, use) => {
      const withStripe = await startAppWithStripe()
      await use(withStripe)
      await withStripe.app.stop()
      await withStripe.stripe.close()
    },
    { scope: 'worker' },
  ],
  app: [({ withStripe }, use) => use(withStripe.app), { scope: 'worker' }],
})

test('an organization goes from trial to paid, past due, inactive, and is re-activated', async ({
  page,
  withStripe: { stripe },
  signUpAsOwner,
  mailbox,
}) => {
  const { owner } = await signUpAsOwner('Lycée Hopper')

  await test.step('the trial says how long it lasts', async () => {
    await page.goto('/dashboard')
    await switchTo(page, 'Lycée Hopper')
    await expect(banner(page)).toContainText('14 days left in the free trial.')
    await banner(page).getByRole('link', { name: 'Choose a plan' }).click()
    await expect(page).toHaveURL('/dashboard/billing')
    await expect(plan(page)).toContainText('Trial')
    await expectAccessibleInBothSchemes(page, 'the billing of a trial')
  })

  await test.step('whoever leaves the payment page has paid nothing', async () => {
    await page.getByRole('button', { name: 'Pay for Organization' }).click()
    await expect(page.getByRole('heading', { name: 'Pay for Organization' })).toBeVisible()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page.getByText('Nothing was charged')).toBeVisible()
    await expect(plan(page)).toContainText('Trial')
  })

  await test.step('pay, and be thanked', async () => {
    await page.getByRole('button', { name: 'Pay for Organization' }).click()
    await payThere(page)
    await expect(page.getByText('The payment is confirmed. Your plan is now Organization.')).toBeVisible()
    await expect(plan(page)).toContainText('Active')
    await expect(plan(page)).toContainText(/€49.* on /)
    await expect(banner(page)).toBeHidden()
    await expectAccessible(page, 'the billing of whoever pays')
  })

  await test.step('a renewal fails: everything still works, with a banner', async () => {
    await stripe.report(stripe.model.failRenewal(newestSubscription(stripe)))
    await page.goto('/dashboard')
    await expect(banner(page)).toContainText('The last payment failed. You can keep using everything until ')
    await mailbox.newestTo(owner.email, /^A payment for Lycée Hopper failed$/)
    await banner(page).getByRole('link', { name: 'Check the payment' }).click()
    await expect(plan(page)).toContainText('Payment failed')
    await expectAccessibleInBothSchemes(page, 'the billing after a failed payment')
  })

  await test.step('after the days of grace it is inactive', async () => {
    await letDaysPass(stripe, 8)
    await page.goto('/dashboard/usage')
    await expect(banner(page)).toContainText('The payment failed, and the grace period is over.')
    await expect(banner(page)).toContainText('you can’t create anything new')
    await page.goto('/dashboard/create')
    const notice = page.getByRole('status').filter({ hasText: 'This organization is inactive' })
    await expect(notice.getByRole('link', { name: 'Reactivate' })).toBeVisible()
    await expectAccessible(page, 'a quiz that could not be saved')
    await page.goto('/dashboard/usage')
    await banner(page).getByRole('link', { name: 'Reactivate' }).click()
    await expect(plan(page)).toContainText('Inactive')
    await expectAccessibleInBothSchemes(page, 'the billing of an inactive organization')
  })

  await test.step('what is owed is paid where it stands, and it works again', async () => {
    await plan(page).getByRole('button', { name: 'Reactivate' }).click()
    await page.getByRole('button', { name: 'Pay the open invoice' }).click()
    await expect(page).toHaveURL('/dashboard/billing')
    await expect(plan(page)).toContainText('Active')
    await expect(banner(page)).toBeHidden()
  })

  await test.step('once Stripe has given up, re-activating is paying anew', async () => {
    await stripe.report(stripe.model.cancel(newestSubscription(stripe)))
    await page.goto('/dashboard/billing')
    await expect(banner(page)).toContainText('The plan hasn’t been paid for.')
    await plan(page).getByRole('button', { name: 'Reactivate' }).click()
    await payThere(page)
    await expect(page.getByText('The payment is confirmed. Your plan is now Organization.')).toBeVisible()
    await expect(plan(page)).toContainText('Active')
    await mailbox.newestTo(owner.email, /^Payment received for Lycée Hopper$/)
  })
})

test('only the owner pays: a member is told whom to ask', async ({
  page,
  signUpAsOwner,
  someoneElse,
  mailbox,
}) => {
  const { organization } = await signUpAsOwner('Lycée Noether')
  const { person, page: theirs } = await someoneElse()
  await theirs.goto(await invite(page.request, organization, person.email, mailbox))
  await theirs.getByRole('button', { name: 'Go to Lycée Noether' }).click()
  await expect(banner(theirs)).toContainText('14 days left in the free trial.')
  await expect(banner(theirs).getByRole('link')).toHaveCount(0)

  await theirs.goto('/dashboard/billing')
  await expect(
    theirs.getByRole('heading', { name: 'You aren’t the owner of this organization' }),
  ).toBeVisible()
  await expectAccessible(theirs, 'the billing of a member')
})

test('a person pays for Pro, and finds it in their usage', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/dashboard/billing')
  await page.getByRole('button', { name: 'Choose Pro' }).click()
  await payThere(page)
  await expect(page.getByText('The payment is confirmed. Your plan is now Pro.')).toBeVisible()
  await page.getByRole('link', { name: 'See usage' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '0 of 1,000 questions used' })).toBeVisible()
})

base(
  'without payments the page of billing says so, and asks for nothing',
  async ({ page, signUpAsOwner }) => {
    await signUpAsOwner('Lycée Germain')
    await page.goto('/dashboard/billing')
    await expect(page.getByText('No payments on this site')).toBeVisible()
    await expect(plan(page)).toContainText('Free')

    await switchTo(page, 'Lycée Germain')
    await expect(plan(page)).toContainText('Organization')
    await expect(page.getByText('No payments on this site')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Available plans' })).toBeHidden()
    await expect(banner(page)).toBeHidden()
  },
)

function banner(page: Page) {
  return page.getByRole('region', { name: 'Status of this workspace' })
}

function plan(page: Page) {
  return page.getByRole('region', { name: 'Your plan' })
}

/** What one does on the provider's own page; it leads back. */
async function payThere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL('/dashboard/billing?checkout=done')
}
