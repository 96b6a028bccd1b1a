import { expectAccessibleInBothSchemes, expectAccessibleOnPhone } from '../harness/accessibility.ts'
import { anActiveQuiz } from '../harness/quizzes.ts'
import { start } from '../harness/taking.ts'
import { expect, test } from '../harness/test.ts'

test('an audience comes by an open link, and its creator sees what came of it', async ({
  page,
  signUpVerified,
  visitor,
}) => {
  await signUpVerified({ username: 'Claire' })
  const quiz = await anActiveQuiz(page.request, 'Sleeping better')
  await page.goto(`/dashboard/participants/${quiz.id}`)
  await page.getByRole('button', { name: 'Share code or link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Code or link for a whole room' })
  const phone = await visitor()
  await phone.setViewportSize({ width: 390, height: 844 })
  let link = ''

  await test.step('it is switched on, with what is asked and how many may come', async () => {
    await dialog.getByText('Open link', { exact: true }).click()
    await expectAccessibleInBothSchemes(page, 'an open link that is off')
    await dialog.getByLabel('Their name and e-mail address').check()
    await dialog.getByLabel('Places').fill('1')
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await expect(dialog.getByText('1 place in all.')).toBeVisible()
    link = await dialog.getByLabel('Link', { exact: true }).inputValue()
    await expectAccessibleInBothSchemes(page, 'an open link')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('somebody comes with a name and an address, without an account', async () => {
    await phone.goto(link)
    await expect(phone.getByRole('heading', { name: 'Sleeping better' })).toBeVisible()
    await phone.getByRole('button', { name: 'Go to the quiz' }).click()
    await expect(phone.getByText('Enter your name.')).toBeVisible()
    await expectAccessibleOnPhone(phone, 'the door of an open link')
    await phone.getByLabel('Your name').fill('Anna')
    await phone.getByLabel('Your e-mail address').fill('anna@example.org')
    await phone.getByRole('button', { name: 'Go to the quiz' }).click()
    await expect(phone).toHaveURL(`/quiz/${quiz.id}`)
    await start(phone)
    await expect(phone.getByRole('heading', { name: 'Question 1' })).toBeVisible()
    await expect(page.getByText('anna@example.org (not confirmed)')).toBeVisible()
  })

  await test.step('the link leads back, with the time that is left', async () => {
    const beside = await phone.context().newPage()
    await beside.goto(link)
    await expect(beside.getByText(/^\d+:\d\d left$/)).toBeVisible()
    await expect(beside.getByRole('link', { name: 'Continue' })).toBeVisible()
    await beside.close()
  })

  await test.step('whoever comes too late reads that it is full', async () => {
    const late = await visitor()
    await late.goto(link)
    await expect(late.getByRole('heading', { name: 'This quiz is full' })).toBeVisible()
    await late.close()
  })

  await test.step('the results tell how many opened it, came, began and handed in', async () => {
    await page.goto(`/dashboard/view/${quiz.id}/results`)
    const funnel = page.getByRole('region', { name: 'Through the open link' })
    await expect(funnel.getByText('joined')).toBeVisible()
    await expect(page.getByText('1 try was turned away')).toBeVisible()
  })

  await test.step('closed at once, it lets nobody in any more', async () => {
    await page.goto(`/dashboard/participants/${quiz.id}`)
    await page.getByRole('button', { name: 'Share code or link' }).click()
    await dialog.getByText('Open link', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Close the link now' }).click()
    const asking = page.getByRole('dialog', { name: 'Close the open link?' })
    await asking.getByRole('button', { name: 'Close the link now' }).click()
    await expect(dialog.getByText(/^Closed /)).toBeVisible()
    const late = await visitor()
    await late.goto(link)
    await expect(late.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  })
})
