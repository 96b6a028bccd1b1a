import { accountExportSchema, exportAccount } from '@probant/contract/account-export'
import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import { endQuiz } from '@probant/contract/quizzes/life'
import { expect, it } from 'vitest'
import { organizationsOf } from '#test/organizations.ts'
import { aSection, quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember } = organizationsOf(test)
const { aDraft, anActiveQuiz } = quizzesOf(test)

it('own quizzes come along with their settings, and those that one has in organizations', async () => {
  const organization = await anOrganization()
  const member = await aMember(organization)
  await aDraft(organization.owner, { title: 'Somebody else’s quiz' }, organization.id)
  const [first, second] = [await aSection(member, 2), await aSection(member, 3)]
  const sections = [
    { title: 'Warming up', draw: null, ...first },
    { title: 'Some of these', draw: 2, ...second },
  ]
  const form = { sections, instructions: 'Take *your* time.', startsAt: test.clock.in({ days: 1 }) }
  await aDraft(member, form)
  test.clock.advance({ seconds: 1 })
  const { id: quizId } = await anActiveQuiz(member, { title: 'The access exam' }, organization.id)
  await member.call(endQuiz, { params: { quizId } })

  const { body } = await member.call(exportAccount)

  expect(body.quizzes).toMatchObject([
    {
      ...form,
      workspace: 'personal',
      title: 'Capitals of Europe',
      status: 'draft',
      timeZone: 'Europe/Paris',
      durationMinutes: 30,
      options: DEFAULT_OPTIONS,
      publishedAt: null,
    },
    {
      id: quizId,
      workspace: 'Lycée Curie',
      title: 'The access exam',
      status: 'completed',
      sections: [{ title: '', draw: null, questions: [{ points: 1 }, { points: 1 }] }],
      completedAt: test.clock.now().toISOString(),
    },
  ])
  expect(() => accountExportSchema.parse(body)).not.toThrow()
})

it('all of them, each once, however many there are', async () => {
  const person = await test.signedUp()
  await aDraft(person)
  await test.database.pool.query(`
    insert into quizzes (workspace_id, creator_id, title, language, status, time_zone, duration_minutes, instructions,
      instructions_html, sections, options, question_count, revision, counted_for_id,
      counted_in_period, created_at, updated_at)
    select workspace_id, creator_id, 'Quiz ' || number, language, status, time_zone, duration_minutes, instructions,
      instructions_html, sections, options, question_count, revision, counted_for_id,
      counted_in_period, created_at + number / 15 * interval '1 second',
      updated_at
    from quizzes, generate_series(1, 45) as number`)

  const { body } = await person.call(exportAccount)

  expect(new Set(body.quizzes.map(({ id }) => id)).size).toBe(46)
  expect(body.quizzes).toHaveLength(46)
})
