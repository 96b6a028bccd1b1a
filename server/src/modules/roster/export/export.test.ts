import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import { OUT_OF_TWENTY } from '@probant/contract/scale/scale'
import pg from 'pg'
import readWorkbook from 'read-excel-file/node'
import { describe, expect, it, vi } from 'vitest'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anActiveQuiz } = quizzesOf(test)
type Person = Awaited<ReturnType<typeof test.signedUp>>

const HEADINGS = [
  'Name',
  'E-mail',
  'Status',
  'Score (%)',
  'Invited (Europe/Paris)',
  'Opened (Europe/Paris)',
  'Started (Europe/Paris)',
  'Handed in (Europe/Paris)',
  'Reminded (Europe/Paris)',
  'Extra time',
  'Own time',
  'Opens for them (Europe/Paris)',
  'Closes for them (Europe/Paris)',
  'E-mail delivery',
]

describe('the participants as a file', () => {
  it('are CSV with everything that is known of them, by name, then by address', async () => {
    const { claire, quiz } = await aQuiz()
    await aClass(quiz.id)

    const { headers, body } = await download(claire, quiz.id, 'csv')

    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Geometrie 3 4 - participants.csv"; filename*=UTF-8''G%C3%A9om%C3%A9trie%203%204%20-%20participants.csv`,
    )
    expect(headers['cache-control']).toBe('no-store')
    expect(body.toString().split('\r\n')).toEqual([
      `\ufeff${HEADINGS.join(',')}`,
      `'=cmd|' /C calc'!A0,evil@example.org,Invited,,2026-03-28 13:00,,,,,,,,,Failed`,
      '"Durand, ""Zoé""",zoe@example.org,Handed in,87.5,2026-03-28 13:00,2026-03-29 03:30,2026-03-29 03:31,2026-03-29 04:00,2026-03-28 20:00,15 min,,,,Sent',
      'Élodie,a@example.org,Opened,,2026-03-28 13:00,2026-03-29 01:30,,,,33%,,,,',
      'Élodie,b@example.org,Invited,,2026-03-28 13:00,,,,,,,,,',
      ',nameless@example.org,Invited,,2026-03-28 13:00,,,,,,,,,',
      '',
    ])
  })

  it('speak the language of the page that asks: words, separator and decimal mark', async () => {
    const { claire, quiz } = await aQuiz()
    await aClass(quiz.id)

    const { headers, body } = await download(claire, quiz.id, 'csv', 'fr')
    const lines = body.toString().split('\r\n')

    expect(claire.user.locale).toBe('en')
    expect(headers['content-disposition']).toContain('participants.csv')
    expect(lines[0]).toContain('\ufeffNom;Adresse e-mail;État;Note (%);Invitation (Europe/Paris);')
    expect(lines[2]).toContain('"Durand, ""Zoé""";zoe@example.org;A terminé;"87,5";2026-03-28 13:00;')
    expect(lines[3]).toMatch(/;33\u00a0%;;;;$/)
  })

  it('have the score on the scale of the quiz and what is passed behind the rest', async () => {
    const claire = await test.signedUp()
    const options = { ...DEFAULT_OPTIONS, scale: OUT_OF_TWENTY, passPercent: 90 }
    const quiz = await anActiveQuiz(claire, { options })
    await aClass(quiz.id)
    await test.database.pool.query('update submissions set points = 7, total_points = 8 where quiz_id = $1', [
      quiz.id,
    ])
    const lines = (await download(claire, quiz.id, 'csv', 'fr')).body.toString().split('\r\n')
    expect(lines[0]).toMatch(/;Courriel;Note \(sur 20\);Réussi$/)
    expect(lines[1]).toMatch(/;Échec;;$/)
    expect(lines[2]).toMatch(/;Envoyé;"17,5";Non$/)
  })

  it('say whose time is their own, whether they chose it or still have to, and how many attempts were begun', async () => {
    const claire = await test.signedUp()
    const options = { ...DEFAULT_OPTIONS, attempts: { ...DEFAULT_OPTIONS.attempts, most: 3 } }
    const quiz = await anActiveQuiz(claire, { options })
    await aClass(quiz.id)
    await test.database.pool.query(
      `update participants set opens_at = '2026-03-31 07:00Z', closes_at = '2026-03-31 08:00Z',
         choose_from = case when name <> '' then timestamptz '2026-03-30 07:00Z' end,
         choose_until = case when name <> '' then timestamptz '2026-04-02 07:00Z' end,
         chosen_at = case when email = 'a@example.org' then timestamptz '2026-03-29 07:00Z' end
       where quiz_id = $1 and email in ('a@example.org', 'b@example.org', 'nameless@example.org')`,
      [quiz.id],
    )
    const [headings, ...lines] = (await download(claire, quiz.id, 'csv')).body.toString().split('\r\n')
    expect(headings).toMatch(/,E-mail delivery,Attempts started$/)
    const window = '2026-03-31 09:00,2026-03-31 10:00'
    expect(lines.map((line) => line.split(',').slice(-5).join(','))).toEqual([
      ',,,Failed,0',
      ',,,Sent,1',
      `Chosen,${window},,0`,
      `Not chosen yet,${window},,0`,
      `Set,${window},,0`,
      '',
    ])
  })

  it('are a workbook with real dates and numbers', async () => {
    const { claire, quiz } = await aQuiz()
    await aClass(quiz.id)

    const { headers, body } = await download(claire, quiz.id, 'xlsx')

    expect(headers['content-type']).toContain('spreadsheetml.sheet')
    expect(headers['content-disposition']).toContain('.xlsx"')
    const [sheet] = await readWorkbook(body)
    expect(sheet?.sheet).toBe('Participants')
    expect(sheet?.data.slice(0, 3)).toEqual([
      HEADINGS,
      [
        `=cmd|' /C calc'!A0`,
        'evil@example.org',
        'Invited',
        null,
        new Date('2026-03-28T13:00:00Z'),
        ...Array(8).fill(null),
        'Failed',
      ],
      [
        'Durand, "Zoé"',
        'zoe@example.org',
        'Handed in',
        87.5,
        new Date('2026-03-28T13:00:00Z'),
        new Date('2026-03-29T03:30:00Z'),
        new Date('2026-03-29T03:31:00Z'),
        new Date('2026-03-29T04:00:00Z'),
        new Date('2026-03-28T20:00:00Z'),
        '15 min',
        null,
        null,
        null,
        'Sent',
      ],
    ])
    expect(sheet?.data).toHaveLength(6)
  })

  it.each(['csv', 'xlsx'] as const)('are only headings where there is nobody: %s', async (format) => {
    const { claire, quiz } = await aQuiz()
    const { body } = await download(claire, quiz.id, format)

    if (format === 'csv') expect(body.toString()).toBe(`\ufeff${HEADINGS.join(',')}\r\n`)
    else expect((await readWorkbook(body))[0]?.data).toEqual([HEADINGS])
  })
})

describe('three thousand of them', () => {
  it.each(['csv', 'xlsx'] as const)(
    'are all there once and in order, read in pages of a thousand: %s',
    async (format) => {
      const { claire, quiz } = await aQuiz()
      await aCrowd(quiz.id, 3000)

      const pages = pageCounter()
      const { body } = await download(claire, quiz.id, format)

      // Three that are full, and one that tells that there are no more.
      expect(pages.counted()).toBe(4)
      const addresses =
        format === 'csv'
          ? body
              .toString()
              .trim()
              .split('\r\n')
              .slice(1)
              .map((line) => line.split(',')[1])
          : (await readWorkbook(body))[0]?.data.slice(1).map((row) => row[1])
      expect(addresses).toEqual(
        Array.from({ length: 3000 }, (_, index) => `pupil${String(index + 1).padStart(5, '0')}@example.org`),
      )
    },
  )

  it('are read as fast as they are taken, and no further once somebody has left', async () => {
    const { claire, quiz } = await aQuiz()
    await aCrowd(quiz.id, 3000)
    const pages = pageCounter()
    const actor = { userId: claire.user.id } as never
    const { content } = await test.services.roster.openExport(
      { actor, signal: new AbortController().signal },
      quiz.id,
      {
        format: 'csv',
        locale: 'en',
      },
    )

    const pieces = content[Symbol.asyncIterator]()
    for (const _ of ['headings', 'first page']) await pieces.next()
    // The next one waits to be taken; had it been asked for, that would have been before this.
    await test.database.ping()
    expect(pages.counted()).toBe(2)

    await pieces.return?.()
    await test.database.ping()
    expect(pages.counted()).toBe(2)
  })
})

async function aQuiz() {
  const claire = await test.signedUp()
  return { claire, quiz: await anActiveQuiz(claire, { title: 'Géométrie 3/4' }) }
}

/** The file, byte by byte. */
async function download({ accessToken }: Person, quizId: string, format: 'csv' | 'xlsx', language = 'en') {
  const { statusCode, headers, rawPayload } = await test.app.inject({
    url: `/api/quizzes/${quizId}/participants/export?format=${format}`,
    headers: { authorization: `Bearer ${accessToken}`, 'accept-language': language },
  })
  expect(statusCode).toBe(200)
  return { headers, body: rawPayload }
}

/** Around the night in which clocks in Paris go forward. */
async function aClass(quizId: string): Promise<void> {
  await test.database.pool.query(
    `with sent as (
       insert into mails (recipient, locale, subject, text, html, status, created_at, next_attempt_at)
       select 'someone@example.org', 'en', '', '', '', status, now(), now() from unnest(array['sent', 'failed']) status
       returning id, status
     ), zoe as (
       insert into participants (quiz_id, email, name, invited_at, opened_at, reminded_at, accommodation, mail_id)
       select $1, 'zoe@example.org', 'Durand, "Zoé"', timestamptz '2026-03-28 12:00Z', '2026-03-29 01:30Z',
         '2026-03-28 19:00Z', '{"extraTime": {"unit": "minutes", "value": 15}, "exemptions": []}', id
       from sent where status = 'sent'
       returning id
     ), others as (
       insert into participants (quiz_id, email, name, invited_at, opened_at, accommodation, mail_id)
       values
         ($1, 'b@example.org', 'Élodie', '2026-03-28 12:00Z', null, null, null),
         ($1, 'a@example.org', 'Élodie', '2026-03-28 12:00Z', '2026-03-29 00:30Z',
           '{"extraTime": {"unit": "percent", "value": 33}, "exemptions": []}', null),
         ($1, 'nameless@example.org', '', '2026-03-28 12:00Z', null, null, null),
         ($1, 'evil@example.org', '=cmd|'' /C calc''!A0', '2026-03-28 12:00Z', null, null,
           (select id from sent where status = 'failed'))
     )
     insert into submissions (quiz_id, participant_id, started_at, deadline_at, finished_at, ending, score_percent)
     select $1, id, '2026-03-29 01:31Z', '2026-03-29 02:01Z', '2026-03-29 02:00Z', 'handed_in', 87.5 from zoe`,
    [quizId],
  )
}

/** Called the same ten by ten, so that pages end between people of the same name. */
async function aCrowd(quizId: string, count: number): Promise<void> {
  await test.database.pool.query(
    `insert into participants (quiz_id, email, name, invited_at)
     select $1, 'pupil' || lpad(n::text, 5, '0') || '@example.org', 'Pupil ' || lpad((n / 30)::text, 5, '0'), now()
     from generate_series(1, $2::int) n order by md5(n::text)`,
    [quizId, count],
  )
}

/** How many pages of people were asked for since. */
function pageCounter() {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const texts = () => query.mock.calls.map(([asked]) => (asked as unknown as { text?: string }).text ?? '')
  return { counted: () => texts().filter((text) => /from "participants".* limit /s.test(text)).length }
}
