import { exportAccount } from '@probant/contract/account-export'
import { startGeneration } from '@probant/contract/generation'
import { createOrganization } from '@probant/contract/organizations'
import { uploadPicture } from '@probant/contract/pictures'
import { describe, expect, it } from 'vitest'
import { expectEventually } from '#test/eventually.ts'
import { aGroup, people } from '#test/groups.ts'
import { written } from '#test/questions.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const TEXT = 'Water is a liquid. Ice is a solid. Steam is a gas.'

describe('what one has made in one’s own workspace comes along', () => {
  it('every question as its author wrote it', async () => {
    const person = await test.signedUp()
    await written(await test.signedUp(), { title: 'Somebody else’s question' })
    const { body: organization } = await person.call(createOrganization, { body: { name: 'Lycée Curie' } })
    await written(person, { title: 'The organization’s question' }, organization.id)
    const about = { subject: 'Geography', language: 'en', difficulty: 'easy' } as const
    await written(person, { ...about, title: 'What is the **capital** of France?', explanation: 'It *is*.' })
    test.clock.advance({ seconds: 1 })
    await written(person, {
      ...about,
      type: 'true_false',
      title: 'Paris is a city.',
      content: { isTrue: true },
    })
    test.clock.advance({ seconds: 1 })
    const content = { accepted: ['Paris'], ignoresAccents: true }
    await written(person, { ...about, type: 'fill_in', title: 'The capital of France is …', content })
    test.clock.advance({ seconds: 1 })
    const open = { maxScore: 5, guidance: 'Look for the *river*.' }
    await written(person, { ...about, type: 'open', title: 'Why is Paris there?', content: open })

    const { body } = await person.call(exportAccount)

    expect(body).toMatchObject({
      questions: [
        {
          ...about,
          type: 'multiple_choice',
          title: 'What is the **capital** of France?',
          content: {
            answers: [
              { text: 'Paris', isCorrect: true },
              { text: 'Lyon', isCorrect: false },
              { text: 'Nice', isCorrect: false },
              { text: 'Lille', isCorrect: false },
            ],
          },
          explanation: 'It *is*.',
          origin: 'manual',
          source: null,
          createdAt: expect.stringContaining('T'),
          updatedAt: expect.stringContaining('T'),
        },
        { type: 'true_false', content: { isTrue: true } },
        { type: 'fill_in', content },
        { type: 'open', content: open },
      ],
    })
    expect(JSON.stringify(body)).not.toMatch(/html/i)
  })

  it('what was asked of the generator, and when', async () => {
    const person = await test.signedUp()
    const request = {
      subject: 'Water',
      language: 'en' as const,
      counts: { easy: 1, medium: 0, tough: 0 },
      types: ['true_false' as const],
      text: TEXT,
    }
    await person.call(startGeneration, { body: request })

    await expectEventually(async () => {
      const { body } = await person.call(exportAccount)
      const [generation] = (body as unknown as { generations: { endedAt: string | null }[] }).generations
      if (!generation?.endedAt) return undefined
      expect(generation).toMatchObject({
        request,
        generator: 'builtin',
        asked: 1,
        startedAt: expect.any(String),
      })
      return true
    })
  })

  it('pictures with their bytes', async () => {
    const person = await test.signedUp()
    const headers = { 'content-type': 'image/png' }
    const { body: picture } = await person.send(uploadPicture.method, uploadPicture.url, PNG, { headers })

    const { body } = await person.call(exportAccount)

    expect(body).toMatchObject({
      pictures: [{ id: picture.id, type: 'image/png', width: 1, height: 1, base64: PNG.toString('base64') }],
    })
  })

  it('groups with everybody in them', async () => {
    const person = await test.signedUp()
    const { body: organization } = await person.call(createOrganization, { body: { name: 'Lycée Curie' } })
    await aGroup(person, { name: 'The organization’s group' }, organization.id)
    await aGroup(await test.signedUp(), { name: 'Somebody else’s group' })
    const members = [{ email: 'zoe@example.org', name: 'Zoé' }, ...people(3)]
    const { id, createdAt, updatedAt } = await aGroup(person, { name: 'Terminale 3', members })
    test.clock.advance({ seconds: 1 })
    await aGroup(person, { name: 'Terminale 4' })

    const { body } = await person.call(exportAccount)

    const first = { id, name: 'Terminale 3', members, createdAt, updatedAt }
    expect(body.groups).toEqual([first, expect.objectContaining({ name: 'Terminale 4', members: people(2) })])
  })

  it('all of it, each once, however much there is', async () => {
    const person = await test.signedUp()
    await written(person)
    // Many of them at the same moment, as an import makes them.
    await test.database.pool.query(`
      insert into questions (workspace_id, creator_id, type, subject, language, difficulty, title, title_html, content,
        explanation, explanation_html, origin, fingerprint, revision, created_at, updated_at)
      select workspace_id, creator_id, type, subject, language, difficulty, 'Question ' || number, title_html, content,
        explanation, explanation_html, origin, fingerprint, revision, created_at + number / 150 * interval '1 second',
        updated_at
      from questions, generate_series(1, 450) as number`)

    const { body, headers } = await person.call(exportAccount)

    const { questions } = body as unknown as { questions: { id: string }[] }
    expect(questions).toHaveLength(451)
    expect(new Set(questions.map(({ id }) => id)).size).toBe(451)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it('nothing for who has made nothing', async () => {
    const { body } = await (await test.signedUp()).call(exportAccount)
    expect(body).toMatchObject({ questions: [], generations: [], pictures: [], groups: [] })
  })
})

/** One grey pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)
