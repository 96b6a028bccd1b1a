import { getPicture, uploadPicture } from '@probant/contract/pictures'
import { expect, it } from 'vitest'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aDraft, anActiveQuiz } = quizzesOf(test)

it('pictures in instructions, and in questions as a quiz asks them, are not swept away', async () => {
  const person = await test.signedUp()
  const [instructed, asked, nowhere] = [await upload(), await upload(), await upload()]
  await aDraft(person, { instructions: named(instructed) })
  const { id } = await anActiveQuiz(person)
  // As after the bank has long said something else.
  await test.database.pool.query(
    `update quiz_questions set frozen = jsonb_set(frozen, '{title}', to_jsonb($2::text)) where quiz_id = $1`,
    [id, named(asked)],
  )

  test.clock.advance({ days: 1, minutes: 1 })
  await test.services.questions.pictures.deleteUnused()

  expect(await Promise.all([instructed, asked, nowhere].map(statusOf))).toEqual([200, 200, 404])

  async function upload(): Promise<string> {
    const headers = { 'content-type': 'image/png' }
    const { body } = await person.send(uploadPicture.method, uploadPicture.url, PNG, { headers })
    return body.id
  }
})

function named(pictureId: string): string {
  return `![A pixel](picture:${pictureId})`
}

async function statusOf(pictureId: string): Promise<number> {
  return (await test.app.inject(getPicture.url.replace(':pictureId', pictureId))).statusCode
}

/** One grey pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)
