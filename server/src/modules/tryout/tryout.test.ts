import { TRYOUT_TEXT_MAX } from '@probant/contract/limits'
import { LOCALES } from '@probant/contract/locales'
import {
  makeTryoutQuestions,
  previewTryout,
  suggestTryoutSubjects,
  TRYOUT_SUBJECTS,
  type TryoutRequest,
} from '@probant/contract/tryout'
import { describe, expect, it } from 'vitest'
import { tablesOf } from '#test/addressed.ts'
import type { Browser } from '#test/browser.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp({
  env: { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'm' },
})

const request = (changes: Partial<TryoutRequest> = {}): TryoutRequest => ({
  subject: 'Biology',
  language: 'en',
  counts: { easy: 2, medium: 1, tough: 0 },
  types: ['multiple_choice'],
  text: '',
  known: [],
  ...changes,
})

/** With a check against robots of its own, as each of them needs. */
async function make(visitor: Browser, changes: Partial<TryoutRequest> = {}) {
  const { text, ...body } = request(changes)
  const botToken = await visitor.botToken('tryout')
  return visitor.call(makeTryoutQuestions, { body: { ...body, ...(text && { text }), botToken } })
}

describe('trying the generator without an account', () => {
  it('makes what was asked for, by the built-in generator even where a model is set up, and stores nothing', async () => {
    const before = await tablesOf(test)
    const { status, body } = await make(test.browser())
    const { spent_bot_tokens: _spent, ...after } = await tablesOf(test)

    expect(status).toBe(200)
    expect(body.questions.map(({ difficulty }) => difficulty)).toEqual(['easy', 'easy', 'medium'])
    expect(body.questions[0]).toMatchObject({ source: 'builtin:facts', subject: 'Biology', language: 'en' })
    expect(body.questions[0]?.titleHtml).toMatch(/^<p>/)
    expect(before).toMatchObject(after)
  })

  it.each(LOCALES)('knows enough of every subject that the demo offers, in %s', async (language) => {
    const counts = { easy: 2, medium: 2, tough: 1 }
    const types: TryoutRequest['types'] = ['multiple_choice', 'true_false', 'fill_in']
    for (const subject of TRYOUT_SUBJECTS[language]) {
      const { body } = await make(test.browser(), { subject, language, counts, types })
      expect(body, subject).toMatchObject({ questions: Array(5).fill({}) })
    }
  })

  it('makes another one than those that were seen, about something else', async () => {
    const visitor = test.browser()
    const counts = { easy: 1, medium: 0, tough: 0 }
    const known: TryoutRequest['known'] = []
    for (let round = 0; round < 8; round++) {
      const { body } = await make(visitor, { counts, known, subject: 'Capitals of Europe' })
      const { title = '', explanation = '' } = body.questions[0] ?? {}
      expect(known.map((one) => one.title)).not.toContain(title)
      expect(known.map((one) => one.basis)).not.toContain(explanation)
      known.unshift({ title, basis: explanation })
    }
  })

  it('makes questions from a text, which may be shorter only than a creator’s own', async () => {
    const text = 'The mitochondrion is the organelle that produces most of the energy of a cell. '.repeat(3)
    const others =
      'A ribosome is a structure that builds proteins. The nucleus is the part that holds the DNA.'
    const { body } = await make(test.browser(), {
      text: text + others,
      types: ['fill_in', 'multiple_choice'],
    })
    expect(body.questions[0]).toMatchObject({
      source: 'builtin:document',
      sourceSentence: expect.any(String),
    })

    const tooLong = await make(test.browser(), { text: 'a '.repeat(TRYOUT_TEXT_MAX) })
    expect(tooLong).toFailWith('validationError')
    expect(tooLong.body.error.fields).toHaveProperty('text', 'In the demo, use at most 20,000 characters.')
  })

  it('makes further texts with gaps under the title of one that was seen, and that one never again', async () => {
    const text = [
      'The Amazon is the largest river of South America. It flows from Peru through Brazil into the Atlantic.',
      'Marie Curie discovered radium in 1898. She received the Nobel Prize in 1903 for her work on radiation.',
      'The Eiffel Tower was built in 1889 by Gustave Eiffel. It is 330 metres high and stands in Paris.',
    ].join('\n\n')
    const known: TryoutRequest['known'] = []
    const seen = new Set<string>()
    const counts = { easy: 0, medium: 1, tough: 0 }
    for (;;) {
      const { status, body } = await make(test.browser(), { text, counts, known, types: ['gaps'] })
      if (status !== 200) break
      const [{ title = '', content, sourceSentence } = {}] = body.questions
      const gapText = content?.type === 'gaps' ? content.gapText : ''
      expect([...seen]).not.toContain(gapText)
      seen.add(gapText)
      known.push({ title, basis: sourceSentence ?? '' }, { title: 'Complete the text.', basis: '' })
    }
    expect(seen.size).toBeGreaterThan(1)
  })

  it('makes at most ten at once', async () => {
    const tooMany = await make(test.browser(), { counts: { easy: 4, medium: 4, tough: 3 } })
    expect(tooMany).toFailWith('validationError')
    expect(tooMany.body.error.fields?.['counts.easy']).toMatch(/at most 10/)
  })

  it('says what it knows where it doesn’t know the subject', async () => {
    expect(await make(test.browser(), { subject: 'Zorblaxian' })).toFailWith('subjectUnheardOf')
    const { body } = await test
      .browser()
      .call(suggestTryoutSubjects, { querystring: { search: 'biolo', language: 'en' } })
    expect(body).toContain('Biology')
  })

  it('asks each time for a check against robots, made for this', async () => {
    const visitor = test.browser()
    const botToken = await visitor.botToken('tryout')
    const { text: _, ...body } = request()
    expect((await visitor.call(makeTryoutQuestions, { body: { ...body, botToken } })).status).toBe(200)
    expect(await visitor.call(makeTryoutQuestions, { body: { ...body, botToken } })).toFailWith(
      'botCheckFailed',
    )
    const other = await visitor.botToken('login')
    expect(await visitor.call(makeTryoutQuestions, { body: { ...body, botToken: other } })).toFailWith(
      'botCheckFailed',
    )
  })

  it('lets a network wait that asks very often, and nobody else', async () => {
    await tried('tryout:10.0.0.1', 120)
    expect(await make(test.browser({ address: '10.0.0.1' }))).toFailWith('tooManyAttempts')
    expect((await make(test.browser({ address: '10.0.0.2' }))).status).toBe(200)
    test.clock.advance({ seconds: 1 })
    expect((await make(test.browser({ address: '10.0.0.1' }))).status).toBe(200)
  })

  it('lets everybody wait a moment while very many ask at once', async () => {
    await tried('tryout', 300)
    expect(await make(test.browser())).toFailWith('tooManyAttempts')
    test.clock.advance({ seconds: 1 })
    expect((await make(test.browser())).status).toBe(200)
  })
})

it('lets a network wait that asks for subjects very often, and nobody else', async () => {
  const ask = (address: string) =>
    test
      .browser({ address })
      .call(suggestTryoutSubjects, { querystring: { search: 'biolo', language: 'en' } })
  await tried('tryout-subjects:10.0.0.1', 600)
  expect(await ask('10.0.0.1')).toFailWith('tooManyAttempts')
  expect((await ask('10.0.0.2')).status).toBe(200)
  test.clock.advance({ seconds: 1 })
  expect((await ask('10.0.0.1')).status).toBe(200)
})

describe('what is written in the demo', () => {
  it('is shown as safe HTML', async () => {
    const written = { texts: ['**Why** <script>alert(1)</script>?'], lines: ['- because'] }
    const { body } = await test.browser().call(previewTryout, { body: written })
    expect(body.html[0]).toContain('<strong>Why</strong>')
    expect(body.html[0]).not.toContain('<script')
    expect(body.html[1]).toBe('- because')
  })

  it('waits a second after very many', async () => {
    await tried('tryout-preview:127.0.0.1', 600)
    expect(await test.browser().call(previewTryout, { body: { texts: ['a'] } })).toFailWith('tooManyAttempts')
  })
})

/** So many have asked this very moment. */
async function tried(key: string, failures: number): Promise<void> {
  const at = test.clock.now()
  await test.database.pool.query(
    'insert into attempts (key, failures, last_failure_at, expires_at) values ($1, $2, $3, $4)',
    [key, failures, at, new Date(at.getTime() + 60_000)],
  )
}
