import { createGroup } from '@probant/contract/groups'
import { inviteParticipants } from '@probant/contract/participants/inviting'
import { expectAccessibleInBothSchemes, expectAccessibleOnPhone } from '../harness/accessibility.ts'
import { call } from '../harness/calls.ts'
import { anActiveQuiz } from '../harness/quizzes.ts'
import { expect, test } from '../harness/test.ts'

test('one person and a group take a quiz at a time of their own', async ({
  page,
  signUpVerified,
  mailbox,
  visitor,
}) => {
  await signUpVerified({ username: 'Claire' })
  const quiz = await anActiveQuiz(page.request, 'Volcanoes of Italy')
  const people = ['ann@example.org', 'bob@example.org', 'cleo@example.org'].map((email) => ({ email }))
  await call(page.request, inviteParticipants, { params: { quizId: quiz.id }, body: { people } })
  const members = [{ email: 'bob@example.org', name: '' }]
  await call(page.request, createGroup, { body: { name: 'Group B', members } })
  const { link } = await mailbox.newestTo('ann@example.org')

  await test.step('for one person, who is told by mail', async () => {
    await page.goto(`/dashboard/participants/${quiz.id}`)
    await page.getByRole('button', { name: 'Actions for ann@example.org' }).click()
    await page.getByRole('menuitem', { name: 'Own time…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Own time for ann@example.org' })
    await expect(dialog.getByText(/^They can start .+, and at no other time/)).toBeVisible()
    await expectAccessibleInBothSchemes(page, 'a time of one’s own')
    await expectAccessibleOnPhone(page, 'a time of one’s own')
    await dialog.getByRole('button', { name: 'Set time' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/^1 person: /)).toBeVisible()
    await expect(page.getByText(/^Own time: /)).toHaveCount(1)
    await mailbox.newestTo('ann@example.org', /^Your time for/)
  })

  await test.step('their link says when it opens for them', async () => {
    const theirs = await visitor()
    await theirs.goto(link ?? '')
    await expect(theirs.getByText('When, for you')).toBeVisible()
    await theirs.getByRole('button', { name: 'Go to the quiz' }).click()
    await expect(theirs.getByText(/^It opens for you automatically/)).toBeVisible()
    await expect(theirs.getByRole('button', { name: 'Start' })).toHaveCount(0)
    await expectAccessibleOnPhone(theirs, 'a quiz that opens at one’s own time')
  })

  await test.step('for a group, and for several who were chosen', async () => {
    await page.getByRole('button', { name: 'Own time for a group…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Own time for a group' })
    await dialog.getByRole('button', { name: 'Set time' }).click()
    await expect(dialog.getByText('Choose a group.')).toBeVisible()
    await dialog.getByRole('radio', { name: /^Group B/ }).check()
    await expectAccessibleInBothSchemes(page, 'a time for a group')
    await dialog.getByRole('button', { name: 'Set time' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/^Own time: /)).toHaveCount(2)

    await page.getByRole('checkbox', { name: 'Everyone on this page' }).check()
    await page.getByRole('button', { name: 'Own time', exact: true }).click()
    const chosen = page.getByRole('dialog', { name: 'Own time for 3 people' })
    await chosen.getByRole('radio', { name: 'The quiz’s dates' }).check()
    await chosen.getByRole('button', { name: 'Save' }).click()
    await expect(chosen).toBeHidden()
    await expect(page.getByText(/^Own time: /)).toHaveCount(0)
    await mailbox.newestTo('bob@example.org', /^New dates for you/)
  })
})

test('a candidate chooses when to take a quiz, and then another time', async ({
  page,
  signUpVerified,
  mailbox,
  visitor,
}) => {
  await signUpVerified({ username: 'Claire' })
  const quiz = await anActiveQuiz(page.request, 'Rivers of Asia')
  const people = [{ email: 'dora@example.org' }]
  await call(page.request, inviteParticipants, { params: { quizId: quiz.id }, body: { people } })
  const { link } = await mailbox.newestTo('dora@example.org')

  await test.step('the creator offers a week', async () => {
    await page.goto(`/dashboard/participants/${quiz.id}`)
    await page.getByRole('button', { name: 'Actions for dora@example.org' }).click()
    await page.getByRole('menuitem', { name: 'Own time…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Own time for dora@example.org' })
    await dialog.getByRole('radio', { name: 'A time that they choose' }).check()
    await expect(dialog.getByText(/^They choose a time to start, every quarter of an hour/)).toBeVisible()
    await expectAccessibleInBothSchemes(page, 'times to choose from')
    await dialog.getByRole('button', { name: 'Let them choose' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/^Chooses a time: /)).toBeVisible()
    await mailbox.newestTo('dora@example.org', /^Choose your time for/)
  })

  await test.step('the candidate chooses, is sent a confirmation, and changes it', async () => {
    const theirs = await visitor()
    await theirs.goto(link ?? '')
    await theirs.getByRole('button', { name: 'Go to the quiz' }).click()
    await expect(theirs.getByRole('heading', { name: 'Choose your time' })).toBeVisible()
    await theirs.getByLabel('Day').selectOption({ index: 1 })
    await expectAccessibleInBothSchemes(theirs, 'choosing a time')
    await expectAccessibleOnPhone(theirs, 'choosing a time')
    await theirs.getByRole('button', { name: 'Choose this time' }).click()
    await expect(theirs.getByText(/^It opens for you automatically/)).toBeVisible()
    await mailbox.newestTo('dora@example.org', /^Your time is set/)

    await theirs.getByRole('button', { name: 'Choose another time' }).click()
    await expect(theirs.getByLabel('Day')).toBeFocused()
    await expect(theirs.getByLabel('Day')).not.toHaveValue('tomorrow')
    await theirs.getByLabel('Day').selectOption({ index: 2 })
    await theirs.getByRole('button', { name: 'Choose this time' }).click()
    await expect(theirs.getByRole('button', { name: 'Choose another time' })).toBeVisible()
  })

  await expect(page.getByText(/^Chose /)).toBeVisible()
})
