import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { checkExport, type ExportedWhat, exportQuestions } from '@probant/contract/exchange/export'
import { EXPORT_FORMATS, type ExportFormat } from '@probant/contract/exchange/formats'
import { uploadPicture } from '@probant/contract/pictures'
import { deleteQuestion, updateQuestion } from '@probant/contract/questions/bank'
import type { QuestionForm } from '@probant/contract/questions/form'
import { PERSONAL } from '@probant/contract/workspaces'
import { describe, expect, it } from 'vitest'
import { isArchive, unpack } from '#server/platform/archive/unpack.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Browser } from '#test/browser.ts'
import { itemsIn, readFile } from '#test/importing.ts'
import { invite } from '#test/inviting.ts'
import { PNG } from '#test/one-of-everything.ts'
import { organizationsOf } from '#test/organizations.ts'
import { answersOf, aQuestion, inWorkspace, written } from '#test/questions.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'
import { WRITERS } from '../formats/writers.ts'

const test = testApp()
const { anOrganization, aMember } = organizationsOf(test)
const { aDraft, anActiveQuiz } = quizzesOf(test)

async function download(browser: Browser, format: ExportFormat, what: ExportedWhat, workspace?: string) {
  const { app } = test
  const response = await app.inject({
    method: exportQuestions.method,
    url: exportQuestions.url,
    headers: { authorization: `Bearer ${browser.accessToken}`, ...inWorkspace(workspace).headers },
    payload: { format, what },
  })
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload }
}

const ALL = { kind: 'found', filter: {} } as const
const COMMON = { subject: 'Geography', language: 'en', difficulty: 'easy' } as const
/** One of each kind. */
const KINDS: QuestionForm[] = [
  {
    ...COMMON,
    type: 'multiple_choice',
    title: 'What is the capital of France?',
    content: { answers: answersOf('Paris', 'Lyon', 'Nice', '$x^2$') },
  },
  { ...COMMON, type: 'true_false', title: 'Is **Paris** the capital of France?', content: { isTrue: true } },
  {
    ...COMMON,
    type: 'fill_in',
    title: 'The capital of France is:',
    content: { accepted: ['Paris', 'Paname'] },
  },
  {
    ...COMMON,
    type: 'open',
    title: 'Describe the capital of France.',
    content: { maxScore: 5, guidance: 'Its river' },
  },
]
const BACK = [
  'moodle_xml',
  'gift',
  'aiken',
  'qti_21',
  'qti_30',
  'common_cartridge',
  'kahoot',
  'csv',
  'xlsx',
  'json',
] as const

describe('the questions of a bank', () => {
  it('go out as a file with everything in it, pictures too, and come in again as they were', async () => {
    const teacher = await test.signedUp()
    const picture = await teacher.send('POST', uploadPicture.url, PNG, {
      headers: { 'content-type': 'image/png' },
    })
    await written(teacher, {
      title: `What is this? ![A point](picture:${picture.body.id})`,
      explanation: 'Look: $x^2$',
    })
    test.clock.advance({ seconds: 1 })
    await written(teacher, {
      type: 'fill_in',
      subject: 'Chemistry',
      language: 'fr',
      difficulty: 'tough',
      title: 'Comment s’appelle le métal de symbole W ?',
      content: { accepted: ['tungstène', 'wolfram'], ignoresAccents: true, spacingCounts: true },
    })
    const file = await download(teacher, 'json', ALL)
    expect(file.headers['content-disposition']).toContain('Questions - Probant.json')

    const colleague = await test.signedUp()
    const read = await readFile(colleague, { name: 'Questions.json', content: file.bytes })
    const items = await itemsIn(colleague, read)
    const kept = items.map((item) => item.isGood && item.question)
    expect(kept).toMatchObject([
      {
        type: 'fill_in',
        subject: 'Chemistry',
        language: 'fr',
        difficulty: 'tough',
        content: { ignoresAccents: true, spacingCounts: true },
      },
      { type: 'multiple_choice', explanation: 'Look: $x^2$', titleHtml: expect.stringContaining('<img') },
    ])
  })

  it('that were picked go out alone, in the order of the picking, or what a filter finds', async () => {
    const teacher = await test.signedUp()
    const first = await written(teacher, { title: 'The first of three questions?' })
    await written(teacher, { title: 'The second of three questions?', subject: 'Rivers' })
    const third = await written(teacher, { title: 'The third of three questions?' })
    const picked = await download(teacher, 'json', { kind: 'questions', questionIds: [third.id, first.id] })
    expect(titlesIn(picked.bytes)).toEqual([third.title, first.title])
    const found = await download(teacher, 'json', { kind: 'found', filter: { subject: 'Rivers' } })
    expect(titlesIn(found.bytes)).toEqual(['The second of three questions?'])
  })

  it('are only those of the workspace', async () => {
    const teacher = await test.signedUp()
    const { id } = await written(await test.signedUp())
    const what: ExportedWhat = { kind: 'questions', questionIds: [id] }
    expect(await teacher.call(exportQuestions, { body: { format: 'json', what } })).toFailWith(
      'onlyPersonalQuestions',
    )
    expect(await teacher.call(checkExport, { body: { format: 'json', what: ALL } })).toFailWith(
      'nothingToExport',
    )
  })

  it('that somebody is to answer in a quiz that runs are not for them', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    const quiz = await anActiveQuiz(organization.owner, {}, organization.id)
    await invite(organization.owner, quiz, [member.user.email])
    const what = { kind: 'quiz', quizId: quiz.id } as const
    const asked = { body: { format: 'json', what } } as const
    expect(await member.call(exportQuestions, asked, inWorkspace(organization.id))).toFailWith(
      'quizTakenByYou',
    )
    const bank = { body: { format: 'json', what: ALL } } as const
    expect(await member.call(checkExport, bank, inWorkspace(organization.id))).toFailWith('nothingToExport')
    expect((await download(organization.owner, 'json', what)).status).toBe(200)
  })
})

it('a draft goes out as its questions are now', async () => {
  const teacher = await test.signedUp()
  const { question, quiz } = await aDraftWith(teacher, 'Which river runs through Paris?')
  const what = { kind: 'quiz', quizId: quiz.id } as const
  expect(titlesIn((await download(teacher, 'json', what)).bytes)).toEqual([question.title])
  const params = { questionId: question.id }
  const changed = aQuestion({ title: 'Which river runs through Rouen?' })
  await teacher.call(updateQuestion, { params, body: { revision: question.revision, question: changed } })
  expect(titlesIn((await download(teacher, 'json', what)).bytes)).toEqual([changed.title])
})

describe('in every format', () => {
  it('what goes out over HTTP comes in again, all that the format knows', async () => {
    const [teacher, colleague] = [await test.signedUp(), await test.signedUp()]
    for (const form of KINDS) await written(teacher, form)
    for (const format of BACK) {
      const { body: report } = await teacher.call(checkExport, { body: { format, what: ALL } })
      const file = await download(teacher, format, ALL)

      const read = await readFile(colleague, { name: 'a file', content: file.bytes })
      const expected = KINDS.length - report.omitted.length
      expect(read, format).toMatchObject({ status: 'ready', goodCount: expected, faultyCount: 0 })
      expect(expected, format).toBeGreaterThan(0)
    }
  })

  it('that is only for going out it is an archive', async () => {
    const teacher = await test.signedUp()
    for (const form of KINDS) await written(teacher, form)
    for (const format of ['scorm_12', 'docx'] as const) {
      const { status, bytes } = await download(teacher, format, ALL)
      expect([format, status, bytes.subarray(0, 2).toString()]).toEqual([format, 200, 'PK'])
    }
  })
})

describe('questions that are deleted while they go out', () => {
  it('are missing, though the others are on their way already', async () => {
    const teacher = await test.signedUp()
    const last = await written(teacher)
    // So long that the second page of them is read only when somebody takes the first.
    await test.database.pool.query(
      `insert into questions select (jsonb_populate_record(questions,
         jsonb_build_object('id', gen_random_uuid(), 'explanation', repeat('It is the Seine. ', 60)))).*
       from questions, generate_series(1, 100)`,
    )
    const { rows } = await test.database.pool.query('select id from questions where id <> $1', [last.id])
    const content = await opened(teacher, 'json', [...rows, last])
    const pieces = content.iterator()
    const first = await pieces.next()
    await teacher.call(deleteQuestion, { params: { questionId: last.id } })
    const rest = await buffer(pieces)
    expect(titlesIn(Buffer.concat([first.value, rest]))).toHaveLength(rows.length)
  })

  it.each(EXPORT_FORMATS)('%s: leave a file that ends, even where none is left', async (format) => {
    const bundle = { title: 'Questions', language: 'en', quiz: undefined, now: test.clock.now() } as const
    const bytes = await buffer(Readable.from(WRITERS[format].write(bundle, Readable.from([]))))
    if (isArchive(bytes)) expect(unpack(bytes, { maxBytes: 1e7 }).names).not.toEqual([])
    if (format === 'json') expect(JSON.parse(String(bytes))).toMatchObject({ questions: [] })
    if (format === 'moodle_xml') expect(String(bytes).trim()).toMatch(/<\/quiz>$/)
    expect(bytes.includes('undefined')).toBe(false)
  })
})

describe('what a format can’t hold', () => {
  it('is said question by question before anything is written', async () => {
    const teacher = await test.signedUp()
    const plain = await written(teacher, {
      title: 'Which river runs through Paris?',
      explanation: 'It is the Seine.',
    })
    const long = await written(teacher, {
      title: 'Which of these has too long an answer?',
      content: { answers: answersOf('a'.repeat(76), 'b', 'c', 'd') },
    })
    const open = await written(teacher, {
      type: 'open',
      subject: 'Geography',
      language: 'en',
      difficulty: 'easy',
      title: 'Describe the course of the Seine.',
      content: { maxScore: 5 },
    })
    const what: ExportedWhat = { kind: 'questions', questionIds: [plain.id, long.id, open.id] }
    const { body } = await teacher.call(checkExport, { body: { format: 'kahoot', what } })
    expect(body).toMatchObject({
      questionCount: 3,
      quizLosses: [],
      omitted: [
        { questionId: long.id, number: 2, omission: 'answerTooLong' },
        { questionId: open.id, number: 3, omission: 'typeUnknown' },
      ],
      lossy: [
        {
          questionId: plain.id,
          number: 1,
          losses: ['explanation', 'points', 'subject', 'difficulty', 'language'],
        },
      ],
    })
  })

  it('of the instructions are their pictures, whose descriptions stand in their place', async () => {
    const teacher = await test.signedUp()
    const picture = await teacher.send('POST', uploadPicture.url, PNG, {
      headers: { 'content-type': 'image/png' },
    })
    const named = `![A map](picture:${picture.body.id})`
    const question = await written(teacher, { title: `Which river is it? ${named}` })
    const sections = [{ questions: [{ questionId: question.id, points: 1 }] }]
    const quiz = await aDraft(teacher, { instructions: `Look at ${named} **first**.`, sections })
    const what = { kind: 'quiz', quizId: quiz.id } as const
    for (const [format, path] of INSTRUCTIONS_IN) {
      const { body } = await teacher.call(checkExport, { body: { format, what } })
      expect(body.quizLosses).toContain('instructionPictures')
      const archive = unpack((await download(teacher, format, what)).bytes, { maxBytes: 1e7 })
      const text = archive.read(path).toString()
      expect(text).toMatch(/Look at A map (?:<|&lt;)strong/)
      // The same picture is in the package, but for the question that names it.
      expect(archive.names.filter((name) => name.endsWith('.png'))).toHaveLength(1)
    }
  })

  it('of a quiz is said too', async () => {
    const teacher = await test.signedUp()
    const quiz = await anActiveQuiz(teacher, { durationMinutes: 30 })
    const what = { kind: 'quiz', quizId: quiz.id } as const
    const { body } = await teacher.call(checkExport, { body: { format: 'csv', what } })
    expect(body.quizLosses).toContain('duration')
  })
})

/** Where each keeps what is said before the questions. */
const INSTRUCTIONS_IN = [
  ['qti_21', 'test.xml'],
  ['qti_30', 'test.xml'],
  ['common_cartridge', 'assessment.xml'],
] as const

async function aDraftWith(teacher: Browser, title: string) {
  const question = await written(teacher, { title })
  const sections = [{ questions: [{ questionId: question.id, points: 1 }] }]
  return { question, quiz: await aDraft(teacher, { sections }) }
}

/** What goes out is known by now; nothing of it is read yet. */
async function opened(teacher: Teacher, format: ExportFormat, questions: { id: string }[]) {
  const actor = { userId: teacher.user.id, locale: 'en' } as Actor
  const what = { kind: 'questions' as const, questionIds: questions.map(({ id }) => id) }
  const waiting = { actor, signal: new AbortController().signal }
  return (await test.services.exchange.exporting.open(waiting, PERSONAL, { format, what })).content
}

type Teacher = Awaited<ReturnType<typeof test.signedUp>>

function titlesIn(bytes: Buffer): string[] {
  return JSON.parse(bytes.toString()).questions.map(({ title }: { title: string }) => title)
}
