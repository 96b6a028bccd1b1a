import type { ResultView } from '@probant/contract/results/export'
import { listResults } from '@probant/contract/results/list'
import { OUT_OF_TWENTY } from '@probant/contract/scale/scale'
import papa from 'papaparse'
import readWorkbook from 'read-excel-file/node'
import { extractText } from 'unpdf'
import { describe, expect, it } from 'vitest'
import type { AskedQuestion } from '#server/modules/quizzes/index.ts'
import { regradingOf } from '#test/grading.ts'
import { invite as inviteAll } from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { bankIdOf, reviewingOf, rightAnswers } from '#test/reviewing.ts'
import { testApp } from '#test/test-app.ts'
import { answerHeadings } from './cells.ts'
import { WORDS } from './words.ts'

const test = testApp()
const { anOrganization, aMember, aVerifiedPerson } = organizationsOf(test)
const { anExam, aTaker } = reviewingOf(test)
type Person = Awaited<ReturnType<typeof aVerifiedPerson>>

/** What spreadsheets have been fooled with, or have stumbled over. */
const NASTY = [
  '=HYPERLINK("http://evil.example","Click")',
  '+33 1 23',
  '-2+3',
  '@SUM(A1)',
  'a, "b"; c',
  'two\nlines',
  'emoji 👩‍🏫 🏳️‍🌈',
  'مرحبا بالعالم',
  'עברית, "ציטוט"',
]

/** Everybody has written one of these as an answer in words. */
async function aNastyExam() {
  const made = await anExam()
  const participants = []
  for (const text of NASTY) {
    const taker = await aTaker(made)
    const [choice, statement, word] = rightAnswers(taker.sitting)
    if (!choice || !statement || !word) throw new Error('no answers')
    await taker.handIn(choice, statement, word, { type: 'open', text })
    participants.push(taker.email)
  }
  await test.database.pool.query(
    `update participants set name = '=1+1,"' || chr(10) || 'Zoé' where quiz_id = $1`,
    [made.quiz.id],
  )
  return { ...made, participants }
}

describe('the results as CSV', () => {
  it('hold every text as it was written, and no formula', async () => {
    const { creator, quiz } = await aNastyExam()
    const [headings, ...rows] = await csv(creator as Person, quiz.id, 'answers')

    expect(headings?.slice(0, 4)).toEqual(['Name', 'E-mail', '1. Which city has the tower?', '1 (points)'])
    expect(rows).toHaveLength(NASTY.length)
    const texts = rows.map((cells) => cells[8] ?? '')
    for (const text of NASTY) {
      const isFormula = /^[=+\-@]/.test(text)
      expect(texts).toContain(isFormula ? `'${text}` : text)
    }
    for (const cells of rows) {
      expect(cells).toHaveLength(headings?.length ?? 0)
      expect(cells[0]).toBe(`'=1+1,"\nZoé`)
      expect(cells.slice(2, 8)).toEqual(['Paris', '1', 'False', '2', ' das  WOLFRAM ', '3'])
      // Nobody has graded it yet.
      expect(cells[9]).toBe('')
    }
  })

  it('have a view for people, questions and subjects each', async () => {
    const { creator, quiz } = await aNastyExam()
    const [headings, first] = await csv(creator as Person, quiz.id, 'participants')
    expect(headings).toEqual([
      'Name',
      'E-mail',
      'Score (%)',
      'Points',
      'Out of',
      'To grade',
      'Minutes',
      `Handed in (${quiz.timeZone})`,
      'How it ended',
      'Violations',
    ])
    expect(first?.slice(2, 6)).toEqual(['60', '6', '10', '1'])
    expect(await csv(creator as Person, quiz.id, 'questions')).toHaveLength(5)
    expect((await csv(creator as Person, quiz.id, 'subjects')).map(([name]) => name)).toContain('Everything')
    expect((await csv(creator as Person, quiz.id, 'difficulties')).map(([name]) => name)).toContain('Easy')
  })

  it('have the score on the scale of the quiz and what is passed behind the rest, once all of it is graded', async () => {
    const exam = await anExam({ options: { scale: OUT_OF_TWENTY, passPercent: 60 } })
    const [graded, waiting] = [await aTaker(exam, 'a@example.org'), await aTaker(exam, 'b@example.org')]
    await graded.handIn(...rightAnswers(graded.sitting).slice(0, 3))
    await waiting.handIn(...rightAnswers(waiting.sitting))
    await aTaker(exam, 'c@example.org')
    const [headings, ...rows] = await csv(exam.creator as Person, exam.quiz.id, 'participants')
    expect(headings?.slice(-2)).toEqual(['Score (out of 20)', 'Passed'])
    expect(rows.map((cells) => [cells[1], ...cells.slice(-2)]).toSorted()).toEqual([
      ['a@example.org', '12', 'Yes'],
      ['b@example.org', '', ''],
      ['c@example.org', '', ''],
    ])
    for (const cells of rows) expect(cells).toHaveLength(headings?.length ?? 0)
  })

  it('have a line for those who have not handed in, with nothing in it but that', async () => {
    const exam = await anExam()
    await inviteAll(exam.creator, exam.quiz, ['absent@example.org'])
    await aTaker(exam, 'busy@example.org')
    const [headings, ...rows] = await csv(exam.creator as Person, exam.quiz.id, 'participants')
    const lines = rows.map(([, email, ...cells]) => [email, cells.filter((cell) => cell !== '')])
    expect(lines.toSorted()).toEqual([
      ['absent@example.org', ['Not started']],
      ['busy@example.org', ['Not handed in yet']],
    ])
    for (const cells of rows) expect(cells).toHaveLength(headings?.length ?? 0)
    expect(await csv(exam.creator as Person, exam.quiz.id, 'answers')).toHaveLength(1)
  })

  it('write a formula in a heading as it is read', () => {
    const asked = [{ title: 'Is it $\\pi r^2$?', scoring: 'normal' }] as AskedQuestion[]
    expect(answerHeadings(asked, WORDS.en)[0]).toBe('1. Is it πr²?')
  })

  it('have no points for a question that was dropped', async () => {
    const exam = await anExam()
    const { sitting, handIn } = await aTaker(exam)
    await handIn(...rightAnswers(sitting))
    const questionId = bankIdOf(exam, 'true_false')
    await regradingOf(exam.creator, exam.quiz).apply({ kind: 'drop', questionId })
    const [headings, first] = await csv(exam.creator as Person, exam.quiz.id, 'answers')
    expect([headings?.[5], first?.[4], first?.[5]]).toEqual(['2 (dropped)', 'False', ''])
  })
})

describe('the order of the results', () => {
  it('is that of the list by name: by name, then by address, whoever has no name last', async () => {
    const made = await anExam()
    const people = [
      ['zoe@example.org', 'Zoé'],
      ['nameless@example.org', ''],
      ['b@example.org', 'Élodie'],
      ['f@example.org', 'fabien'],
      ['a@example.org', 'Élodie'],
    ] as const
    for (const [email, name] of people) {
      const taker = await aTaker(made, email)
      await taker.handIn()
      await test.database.pool.query(`update participants set name = $2 where email = $1`, [email, name])
      await test.database.pool.query(
        `update users set username = '' where id = (select user_id from participants where email = $1)`,
        [email],
      )
    }
    const querystring = { sort: 'name', pageSize: 100 } as const
    const list = await made.creator.call(listResults, { params: { quizId: made.quiz.id }, querystring })
    const order = [
      'a@example.org',
      'b@example.org',
      'f@example.org',
      'zoe@example.org',
      'nameless@example.org',
    ]
    expect(list.body.items.map(({ email }) => email)).toEqual(order)
    for (const view of ['participants', 'answers'] as const) {
      const [, ...rows] = await csv(made.creator as Person, made.quiz.id, view)
      expect(rows.map(([, email]) => email)).toEqual(order)
    }
  })

  it('has everybody once where there are several pages of them', async () => {
    const { creator, quiz } = await anExam()
    await test.database.pool.query(
      `with people as (
         insert into participants (quiz_id, email, name, invited_at)
         select $1, 'p' || n || '@example.org', 'Twin ' || n % 3, now() from generate_series(1, 600) n returning id
       )
       insert into submissions (quiz_id, participant_id, started_at, deadline_at, finished_at, ending, answer_count)
       select $1, id, now(), now(), now(), 'handed_in', 0 from people`,
      [quiz.id],
    )
    const [, ...rows] = await csv(creator as Person, quiz.id, 'participants')
    const keys = rows.map(([name, email]) => `${name} ${email}`)
    expect(new Set(keys).size).toBe(600)
    expect(keys).toEqual(keys.toSorted())
  })
})

describe('the results as a workbook', () => {
  it('have a sheet for each view, with real numbers, and every text as it was written', async () => {
    const { creator, quiz } = await aNastyExam()
    const { headers, body } = await download(creator as Person, quiz.id, 'format=xlsx')
    expect(headers['content-disposition']).toContain('results.xlsx')

    const sheets = await readWorkbook(body)
    const views = ['Participants', 'Answers', 'Questions', 'Subjects', 'Difficulties']
    expect(sheets.map(({ sheet }) => sheet)).toEqual(views)
    const [, answers] = sheets
    const [, ...rows] = answers?.data ?? []
    expect(rows.map((cells) => cells[8]).toSorted()).toEqual(NASTY.toSorted())
    expect(rows[0]?.[3]).toBe(1)
    expect(rows[0]?.[0]).toBe('=1+1,"\nZoé')
  })

  it('are only headings where nobody has handed in', async () => {
    const { creator, quiz } = await anExam()
    const sheets = await readWorkbook((await download(creator as Person, quiz.id, 'format=xlsx')).body)
    expect(sheets[0]?.data).toHaveLength(1)
    expect(sheets[2]?.data).toHaveLength(5)
  })
})

describe('the report as a PDF file', () => {
  it('says what the page says, with the letters of every European language', async () => {
    const { creator, quiz } = await aNastyExam()
    await test.database.pool.query(`update quizzes set title = 'Łódź, Český Krumlov, Ğ, Ő' where id = $1`, [
      quiz.id,
    ])
    const { headers, body } = await download(creator as Person, quiz.id, 'format=pdf')
    expect(headers['content-type']).toBe('application/pdf')

    const { text } = await extractText(new Uint8Array(body), { mergePages: true })
    expect(text).toContain('Łódź, Český Krumlov, Ğ, Ő')
    expect(text).toContain(`${NASTY.length} of ${NASTY.length} handed in`)
    expect(text).toContain('Which city has the tower?')
    expect(text).toContain('By Claire, as of')
    expect(text).not.toContain('□')
  })

  it('repeats the headings of its table on every page', async () => {
    const { creator, quiz } = await anExam({ pool: 45 })
    const { body } = await download(creator as Person, quiz.id, 'format=pdf')
    const { text } = await extractText(new Uint8Array(body))
    const pages = text.filter((page) => page.includes('less than'))
    expect(pages.length).toBeGreaterThan(1)
    for (const page of pages) expect(page).toContain('Correct')
  })

  it('has words from right to left in their order, and says where it lacks a character', async () => {
    const { creator, quiz } = await aNastyExam()
    await test.database.pool.query(`update quizzes set title = 'שלום עולם 12 👩‍🏫' where id = $1`, [quiz.id])
    const { body } = await download(creator as Person, quiz.id, 'format=pdf')

    // The reader goes by where the letters stand, and turns what it finds back into what was written.
    const { text } = await extractText(new Uint8Array(body), { mergePages: true })
    expect(text).toContain('שלום עולם')
    expect(text).toContain('□ stands for a character this file can’t show.')
  })
})

it('are in the language of the page that asks, whichever the mails are in', async () => {
  const { creator, quiz } = await anExam()
  const named = async (format: string, language: string) => {
    const { headers, body } = await download(creator as Person, quiz.id, `format=${format}`, language)
    return { name: String(headers['content-disposition']), body }
  }
  const csv = await named('csv', 'fr-CA')
  expect(csv.name).toContain('participants.csv')
  expect(csv.body.toString()).toContain('Nom;Adresse e-mail;Note (%)')
  const workbook = await named('xlsx', 'fr')
  expect(workbook.name).toContain(encodeURIComponent('résultats.xlsx'))
  expect((await readWorkbook(workbook.body)).map(({ sheet }) => sheet)).toContain('Réponses')
  const pdf = await named('pdf', 'fr')
  expect(pdf.name).toContain('rapport.pdf')
  const { text } = await extractText(new Uint8Array(pdf.body), { mergePages: true })
  expect(text).toContain('Par Claire')
  expect((await named('csv', 'en')).body.toString()).toContain('Name,E-mail,Score (%)')
})

it('are for the creator alone', async () => {
  const organization = await anOrganization()
  const creator = await aMember(organization)
  const { quiz } = await anExam({ workspace: organization.id }, creator)
  expect((await download(organization.owner as unknown as Person, quiz.id, '')).body.toString()).toContain(
    'QUIZ012',
  )
  expect((await download(await aVerifiedPerson(), quiz.id, '')).body.toString()).toContain('QUIZ001')
})

it('name nobody whose account is gone', async () => {
  const { creator, quiz } = await aNastyExam()
  await test.database.pool.query(
    `update participants set email = 'deleted-' || id || '@invalid', name = '' where quiz_id = $1`,
    [quiz.id],
  )
  const [, first] = await csv(creator as Person, quiz.id, 'participants')
  expect(first?.slice(0, 2)).toEqual(['Deleted account', ''])
})

async function csv(person: Person, quizId: string, view: ResultView): Promise<string[][]> {
  const { body } = await download(person, quizId, `format=csv&view=${view}`)
  const { data, errors } = papa.parse<string[]>(body.toString(), { skipEmptyLines: true })
  expect(errors).toEqual([])
  return data
}

async function download({ accessToken }: Person, quizId: string, query: string, language = 'en') {
  const response = await test.app.inject({
    url: `/api/quizzes/${quizId}/results/export?${query}`,
    headers: { authorization: `Bearer ${accessToken}`, 'accept-language': language },
  })
  return { headers: response.headers, body: response.rawPayload }
}
