import { inviteParticipants } from '@probant/contract/participants/inviting'
import { makeSlips } from '@probant/contract/participants/slips'
import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import { handInQuiz, startQuiz } from '@probant/contract/submissions/taking'
import { expectAccessibleInBothSchemes, expectAccessibleOnPhone } from '../harness/accessibility.ts'
import { call } from '../harness/calls.ts'
import { aDraft, anActiveQuiz } from '../harness/quizzes.ts'
import { expect, test } from '../harness/test.ts'

test('a creator chooses whether a slip leads back to one’s own result', async ({
  page,
  signUpVerified,
  visitor,
}) => {
  await signUpVerified({ username: 'Claire' })

  await test.step('among the settings of the quiz; it does unless one says otherwise', async () => {
    const draft = await aDraft(page.request, 'Lakes of Asia', ['Which lake is the deepest on Earth?'])
    await page.goto(`/dashboard/edit/${draft.id}`)
    await page.getByRole('button', { name: /^Results/ }).click()
    const choice = page.getByRole('switch', { name: 'Result by link, slip or code' })
    await expect(choice).toBeChecked()
    await choice.click()
    await expect(choice).not.toBeChecked()
    await expectAccessibleInBothSchemes(page, 'the settings of results')
    await expect(page.getByText(/^Saved/)).toBeVisible()
    await page.goto(`/dashboard/view/${draft.id}`)
    await expect(page.getByText('Results don’t open from a link, slip or code')).toBeVisible()
  })

  await test.step('where it does not, the slip says that it was handed in, and why it shows no more', async () => {
    const quiz = await anActiveQuiz(page.request, 'Lakes of Africa', {
      options: { ...DEFAULT_OPTIONS, resultByLink: false },
    })
    const params = { quizId: quiz.id }
    await call(page.request, inviteParticipants, {
      params,
      body: { people: [{ name: 'Emma' }], byHand: true },
    })
    const { slips } = await call(page.request, makeSlips, { params, body: {} })
    const phone = await visitor()
    await phone.goto(slips[0]?.url ?? '')
    await phone.getByRole('button', { name: 'Go to the quiz' }).click()
    await expect(phone).toHaveURL(`/quiz/${quiz.id}`)
    const body = { browserId: crypto.randomUUID(), entries: [] }
    await call(phone.request, startQuiz, { params, body })
    await call(phone.request, handInQuiz, { params, body })

    const home = await visitor()
    await home.setViewportSize({ width: 390, height: 844 })
    await home.goto('/join')
    await home.getByLabel('Code').fill(slips[0]?.code ?? '')
    await home.getByRole('button', { name: 'Continue' }).click()
    await expect(home.getByRole('heading', { name: 'You’ve handed in this quiz' })).toBeVisible()
    await expect(home.getByText('Claire has chosen not to open results by link or code.')).toBeVisible()
    await expect(home.getByRole('button', { name: 'See what you handed in' })).toHaveCount(0)
    await expectAccessibleOnPhone(home, 'a slip that shows no result')
  })
})
