import { expectAccessibleInBothSchemes } from '../harness/accessibility.ts'
import { written } from '../harness/questions.ts'
import { aDraft, blocks, expectSaved } from '../harness/quizzes.ts'
import { expect, test } from '../harness/test.ts'

const PICKED = [
  'What is the capital of Sweden?',
  'What is the capital of Denmark?',
  'What is the capital of Iceland?',
]

test('questions are picked from the bank, put under headings, drawn from a pool, and worth what one says', async ({
  page,
  signUp,
}) => {
  await signUp()
  for (const title of PICKED) await written(page.request, title)
  await written(page.request, 'Which river flows through Paris?', { subject: 'Rivers' })
  const { id } = await aDraft(page.request, 'Capitals', ['What is the capital of Norway?'])
  await page.goto(`/dashboard/edit/${id}`)
  await expect(blocks(page)).toHaveCount(1)

  await test.step('a heading, and three questions of the bank under it', async () => {
    await page.getByRole('button', { name: 'Section', exact: true }).click()
    await page.getByLabel('Title of section 2').fill('The rest of the north')
    await page.getByRole('button', { name: 'From the bank' }).click()
    const picker = page.getByRole('dialog', { name: 'Questions from the bank' })
    const taken = picker.getByRole('checkbox', { name: 'Select: What is the capital of Norway?' })
    await expect(taken).toBeDisabled()
    await page.context().setOffline(true)
    await expect(picker.getByText(/^You’re offline\./)).toBeVisible()
    await page.context().setOffline(false)
    await expect(picker.getByText(/^You’re offline\./)).toBeHidden()
    await picker.getByRole('searchbox').fill('capital')
    await expect(picker.getByText('Which river flows through Paris?')).toBeHidden()
    for (const title of PICKED) await picker.getByRole('checkbox', { name: `Select: ${title}` }).check()
    await expectAccessibleInBothSchemes(page, 'picking from the bank')
    await picker.getByRole('button', { name: 'Add 3 questions' }).click()
    await expect(picker).toBeHidden()
    for (const title of PICKED) await expect(blocks(page).filter({ hasText: title })).toBeVisible()
    await expectSaved(page)
  })

  await test.step('two of the three for each participant', async () => {
    await page.getByRole('switch', { name: 'Pool: Section “The rest of the north”' }).click()
    const drawn = page.getByLabel('Number of questions drawn: Section “The rest of the north”')
    await drawn.fill('7')
    await drawn.blur()
    await expect(page.getByRole('alert')).toContainText('Enter a whole number from 1 to 3. Still 1.')
    await expect(drawn).toHaveValue('7')
    await drawn.fill('2')
    await drawn.blur()
    await expect(page.getByText('Still 1.')).toBeHidden()
    await expect(page.getByText(/Each participant gets.*of these 3 questions/s)).toBeVisible()
  })

  await test.step('a pool in which questions differ in worth is mended with one press', async () => {
    await page.getByLabel('Points for question 2').fill('3')
    await expect(page.getByText('All questions in a pool must be worth the same')).toBeVisible()
    await page.getByRole('button', { name: /^Give each \d+ points?$/ }).click()
    await expect(page.getByText('All questions in a pool must be worth the same')).toBeHidden()
    await page.getByLabel('Points for question 1').fill('1.5')
    await page.getByLabel('Points for question 1').blur()
    await expectAccessibleInBothSchemes(page, 'a quiz with a pool')
  })

  await test.step('points that can’t be had stay as typed, with the reason', async () => {
    const points = page.getByLabel('Points for question 1')
    for (const refused of ['0', '99999', '1.3']) {
      await points.clear()
      await points.pressSequentially(refused)
      await points.blur()
      await expect(page.getByRole('alert').filter({ hasText: 'Still worth 1.5 points.' })).toBeVisible()
      await expect(points).toHaveValue(refused)
    }
    await points.fill('2,75')
    await points.blur()
    await expect(points).toHaveValue('2.75')
    await expect(page.getByText('Still worth')).toBeHidden()
  })

  await test.step('all of it is there after a reload, and the check list knows the sum', async () => {
    const points = await Promise.all([1, 2, 3, 4].map((number) => pointsOf(number)))
    await expectSaved(page)
    await page.reload()
    await expect(page.getByLabel('Title of section 2')).toHaveValue('The rest of the north')
    await expect(page.getByLabel('Number of questions drawn: Section “The rest of the north”')).toHaveValue(
      '2',
    )
    expect(await Promise.all([1, 2, 3, 4].map((number) => pointsOf(number)))).toEqual(points)

    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const sum = Number(points[0]) + 2 * Number(points[1])
    await expect(page.getByRole('dialog', { name: 'Ready to publish' })).toContainText(
      `3 questions, ${sum} points in total.`,
    )
  })

  function pointsOf(number: number): Promise<string> {
    return page.getByLabel(`Points for question ${number}`).inputValue()
  }
})
