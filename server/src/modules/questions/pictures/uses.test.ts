import { getPicture, uploadPicture } from '@probant/contract/pictures'
import { createQuestion, deleteQuestion, updateQuestion } from '@probant/contract/questions/bank'
import { previewTryout } from '@probant/contract/tryout'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { aQuestion, written } from '#test/questions.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anActiveQuiz } = quizzesOf(test)
const sweep = () => test.services.questions.pictures.deleteUnused()

describe('where a picture stands', () => {
  it('is noted with every write, and forgotten with what it stood in', async () => {
    const person = await test.signedUp()
    const picture = await upload(person)
    const { id: questionId } = await written(person, { explanation: named(picture.toUpperCase()) })
    expect(await uses()).toEqual([{ picture_id: picture, question_id: questionId, quiz_id: null }])

    // As it was counts as well.
    const body = { revision: 1, question: aQuestion({ explanation: 'Gone' }) }
    expect((await person.call(updateQuestion, { params: { questionId }, body })).status).toBe(200)
    expect(await uses()).toHaveLength(1)

    expect((await person.call(deleteQuestion, { params: { questionId } })).status).toBe(204)
    expect(await uses()).toEqual([])
  })

  it('is noted for a quiz’s own copies and instructions, for as long as these say so', async () => {
    const person = await test.signedUp()
    const [one, other] = [await upload(person), await upload(person)]
    const { id } = await anActiveQuiz(person)
    const set = (column: string, text: string | null) =>
      test.database.pool.query(
        column === 'instructions'
          ? 'update quizzes set instructions = $2 where id = $1'
          : `update quiz_questions set frozen = jsonb_set(frozen, '{title}', to_jsonb($2::text)) where quiz_id = $1`,
        [id, text],
      )

    await set('instructions', named(one))
    await set('frozen', named(other))
    expect((await uses()).map(({ picture_id, quiz_id }) => [picture_id, quiz_id]).sort()).toEqual(
      [...new Set([one, other])].map((picture) => [picture, id]).sort(),
    )
    await set('instructions', 'Nothing to see')
    await set('frozen', 'Which one is it?')
    expect(await uses()).toEqual([])
  })
})

describe('while pictures that stand nowhere are swept away', () => {
  it('one that a question is being saved with stays', async () => {
    const person = await test.signedUp()
    const picture = await upload(person)
    await test.database.pool.query(`update pictures set created_at = created_at - interval '2 days'`)

    const [saved] = await Promise.all([
      person.call(createQuestion, { body: aQuestion({ explanation: named(picture) }) }),
      ...Array.from({ length: 20 }, sweep),
    ])

    expect(saved.status).toBe(201)
    const isShown = saved.body.explanationHtml.includes('<img')
    expect(await statusOf(picture)).toBe(isShown ? 200 : 404)
    expect(await uses()).toHaveLength(isShown ? 1 : 0)
  })

  it('one that somebody has written about stays for another day, saved or not', async () => {
    const person = await test.signedUp()
    const picture = await upload(person)
    test.clock.advance({ days: 2 })
    await test.services.questions.pictures.namedIn([named(picture)])

    await sweep()
    expect(await statusOf(picture)).toBe(200)
    test.clock.advance({ days: 1, minutes: 1 })
    await sweep()
    expect(await statusOf(picture)).toBe(404)
  })

  it('one that only a visitor of the demo has written about does not', async () => {
    const person = await test.signedUp()
    const picture = await upload(person)
    test.clock.advance({ days: 2 })
    await test.browser().call(previewTryout, { body: { texts: [named(picture)] } })

    await sweep()
    expect(await statusOf(picture)).toBe(404)
  })

  it.runIf(process.env.TEST_DATABASE_URL)(
    'one that an open transaction has written about is left alone',
    async () => {
      const person = await test.signedUp()
      const picture = await upload(person)
      const { id } = await written(person)
      test.clock.advance({ days: 2 })
      const saving = await test.database.pool.connect()
      try {
        await saving.query('begin')
        await saving.query('update questions set explanation = $2 where id = $1', [id, named(picture)])
        await sweep()
        await saving.query('commit')
      } finally {
        saving.release()
      }

      expect(await statusOf(picture)).toBe(200)
    },
  )

  it('they go in portions, all of them', async () => {
    const person = await test.signedUp()
    const kept = await upload(person)
    await written(person, { explanation: named(kept) })
    await test.database.pool.query(
      `insert into pictures (workspace_id, type, width, height, bytes, created_at)
       select workspace_id, type, width, height, bytes, created_at from pictures, generate_series(1, 1200)`,
    )
    test.clock.advance({ days: 1, minutes: 1 })

    await sweep()

    const { rows } = await test.database.pool.query('select id from pictures')
    expect(rows).toEqual([{ id: kept }])
  })
})

async function uses(): Promise<{ picture_id: string; question_id: string | null; quiz_id: string | null }[]> {
  return (await test.database.pool.query('select distinct on (picture_id) * from picture_uses')).rows
}

function named(pictureId: string): string {
  return `![A pixel](picture:${pictureId})`
}

async function upload(person: Browser): Promise<string> {
  const headers = { 'content-type': 'image/png' }
  const { body } = await person.send(uploadPicture.method, uploadPicture.url, PNG, { headers })
  return body.id
}

async function statusOf(pictureId: string): Promise<number> {
  return (await test.app.inject(getPicture.url.replace(':pictureId', pictureId))).statusCode
}

/** One grey pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)
