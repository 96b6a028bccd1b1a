import { DEFAULT_CERTIFICATE } from '@probant/contract/certificates/option'
import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import { expectAccessibleInBothSchemes, expectAccessibleOnPhone } from '../harness/accessibility.ts'
import { enterAccount } from '../harness/people.ts'
import { aDraft } from '../harness/quizzes.ts'
import { begin } from '../harness/taking.ts'
import { expect, test } from '../harness/test.ts'

test('one switch gives a certificate to those who pass', async ({ page, signUpVerified }) => {
  await signUpVerified({ username: 'Claire' })
  const draft = await aDraft(page.request, 'Fire safety', ['Which door stays closed?'])
  await page.goto(`/dashboard/edit/${draft.id}`)
  await page.getByRole('button', { name: /^Results/ }).click()
  await page.getByRole('switch', { name: 'Certificate for those who pass' }).click()

  await expect(page.getByRole('textbox', { name: 'Pass mark' })).toHaveValue('50%')
  await expect(page.getByPlaceholder('Certificate of achievement')).toBeVisible()
  await page.getByLabel('Signed by').fill('Maud Lenoir')
  await page.getByLabel('Valid for (months)').fill('24')
  await page.getByLabel('Reminder (days before the end)').fill('30')
  await expectAccessibleInBothSchemes(page, 'the settings of certificates')
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await page.goto(`/dashboard/view/${draft.id}`)
  await expect(page.getByText('Those who pass get a certificate, valid for 24 months.')).toBeVisible()
})

test('whoever passes has it with the result; anybody checks it, and its creator withdraws it', async ({
  classroom,
  anInvitee,
  visitor,
}) => {
  const options = { ...DEFAULT_OPTIONS, certificate: DEFAULT_CERTIFICATE, passPercent: 10 }
  const { page, quiz } = await anInvitee({ title: 'Fire safety', options })

  await test.step('to download it', async () => {
    await begin(page, quiz)
    await page.getByRole('radio', { name: /Oslo/ }).click()
    for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Hand in' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: 'Your certificate' }),
    })
    await expect(section).toContainText('You passed. Your certificate is ready.')
    await expectAccessibleOnPhone(page, 'a result with a certificate')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      section.getByRole('button', { name: 'Download PDF' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^Certificate [-3-9A-Z]{14}\.pdf$/)
  })
  const number = (await page.getByText(/^[3-9A-Z]{4}-[3-9A-Z]{4}-[3-9A-Z]{4}$/).textContent()) ?? ''

  const stranger = await visitor()
  await test.step('to be checked by its number', async () => {
    await stranger.goto('/certificates')
    await stranger.getByLabel('Number').fill('12')
    await stranger.getByRole('button', { name: 'Check' }).click()
    await expect(stranger.getByText('A number has 12 letters and digits')).toBeVisible()
    await stranger.getByLabel('Number').fill(number.toLowerCase().replaceAll('-', ' '))
    await stranger.getByRole('button', { name: 'Check' }).click()
    await expect(stranger.getByRole('heading', { name: 'Valid' })).toBeVisible()
    await expect(stranger.getByText('Nan Lee')).toBeVisible()
    await expect(stranger.getByText('Fire safety')).toBeVisible()
    await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expectAccessibleInBothSchemes(stranger, 'a certificate that is valid')
    await expectAccessibleOnPhone(stranger, 'a certificate that is valid')
  })

  await test.step('and withdrawn', async () => {
    const desk = await visitor()
    await enterAccount(desk.request, classroom.teacher)
    await desk.goto(`/dashboard/view/${quiz.id}/results`)
    await expect(desk.getByText('Certificate', { exact: true }).first()).toBeVisible()
    await desk.getByRole('button', { name: 'See the submission by Nan Lee' }).first().click()
    await desk.getByRole('button', { name: 'Withdraw' }).click()
    const dialog = desk.getByRole('dialog', { name: 'Withdraw the certificate of Nan Lee?' })
    await dialog.getByLabel('Reason (optional)').fill('Issued by mistake.')
    await expectAccessibleInBothSchemes(desk, 'withdrawing a certificate')
    await dialog.getByRole('button', { name: 'Withdraw' }).click()
    await expect(desk.getByText('Withdrawn by you.')).toBeVisible()

    await stranger.reload()
    await expect(stranger.getByRole('heading', { name: 'Withdrawn' })).toBeVisible()
    await expect(stranger.getByText('Issued by mistake.')).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('Reason given: Issued by mistake.')).toBeVisible()

    await desk.getByRole('button', { name: 'Make it valid again' }).click()
    await expect(desk.getByText('Valid.', { exact: true })).toBeVisible()
  })

  await test.step('a number that nobody knows is not known', async () => {
    await stranger.goto('/certificates/3333-3333-3333')
    await expect(stranger.getByRole('heading', { name: 'Not known' })).toBeVisible()
  })
})
