import { releaseResults } from '@probant/contract/grading/grading'
import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import { call } from '../harness/calls.ts'
import { begin } from '../harness/taking.ts'
import { expect, test } from '../harness/test.ts'

test('an open receipt notices that the results were released', async ({ classroom, anInvitee }) => {
  const { page, quiz } = await anInvitee({ options: { ...DEFAULT_OPTIONS, scoreShown: 'on_release' } })
  await begin(page, quiz)
  for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Hand in' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()

  await call(classroom.desk, releaseResults, { params: { quizId: quiz.id } })
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(page.getByText('Your score')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeHidden()
})
