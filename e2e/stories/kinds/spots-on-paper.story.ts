import { createQuestion } from '@probant/contract/questions/bank'
import type { QuestionForm } from '@probant/contract/questions/form'
import { plainPicture } from '../../../server/test/plain-picture.ts'
import { expectAccessible } from '../../harness/accessibility.ts'
import { call, keepPicture } from '../../harness/calls.ts'
import { enterAccount } from '../../harness/people.ts'
import { anOpenQuiz } from '../../harness/taking.ts'
import { expect, test } from '../../harness/test.ts'

test('regions of a picture are printed: shown ones with numbers, hidden ones in the key alone', async ({
  page,
  classroom,
}) => {
  const picture = await keepPicture(classroom.desk, plainPicture(600, 300))
  const placed = []
  for (const spotsShown of [false, true]) {
    const body: QuestionForm = {
      subject: 'Maps',
      language: 'en',
      difficulty: 'easy',
      type: 'spots',
      title: spotsShown ? 'Which is which on this map?' : 'Where are they on this map?',
      content: {
        spotsPicture: `![A grey map](picture:${picture})`,
        spotsShown,
        spots: [
          { label: 'Lake', shape: { kind: 'circle', x: 450, y: 150, radius: 60 } },
          { label: 'Town', shape: { kind: 'rectangle', x: 30, y: 30, width: 120, height: 80 } },
        ],
        spotOthers: ['Desert'],
      },
    }
    placed.push({ questionId: (await call(classroom.desk, createQuestion, { body })).id, points: 2 })
  }
  const { id } = await anOpenQuiz(classroom.desk, { title: 'Maps', sections: [{ questions: placed }] })
  await enterAccount(page.request, classroom.teacher)
  await page.goto(`/dashboard/view/${id}/print`)
  await page.getByText('After the questions').click()
  const [paper, key] = [page.getByRole('article').first(), page.getByRole('article').last()]
  const signs = (article: typeof paper) => article.locator('svg text').allTextContents()

  await expect(paper.getByRole('img', { name: 'A grey map' })).toHaveCount(2)
  expect(await signs(paper)).toEqual(['1', '2'])
  await expect(paper).toContainText('Mark each place in the picture with a cross')
  await expect(paper).toContainText('In each box, write the letter of the label that belongs to the region.')
  expect((await signs(key)).toSorted()).toEqual(['1', '2', 'B', 'C'])
  await expect(key).toContainText('Region 1')
  // The outlines lie exactly on the picture.
  const [image, drawing] = [paper.getByRole('img').last(), paper.locator('svg').last()]
  const [one, other] = [await image.boundingBox(), await drawing.boundingBox()]
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs((one?.[side] ?? 0) - (other?.[side] ?? 99))).toBeLessThan(2)
  await expectAccessible(page, 'regions on paper')
})
