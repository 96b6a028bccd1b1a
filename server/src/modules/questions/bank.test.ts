import type { RequestOf } from '@probant/contract/endpoint'
import { listQuestions, listSubjects } from '@probant/contract/questions/bank'
import type { QuestionForm } from '@probant/contract/questions/form'
import { describe, expect, it, vi } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { aQuestion, written } from '#test/questions.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()

type Query = RequestOf<typeof listQuestions>['querystring']

describe('finding questions', () => {
  it('pages through all of them, newest first', async () => {
    const person = await test.signedUp()
    await several(person, ['The first question', 'The second question', 'The third question'])

    const { body } = await person.call(listQuestions, { querystring: { page: 2, pageSize: 2 } })

    expect(body).toMatchObject({ total: 3, page: 2, pageSize: 2 })
    expect(body.items.map(({ title }) => title)).toEqual(['The first question'])
    expect(await titlesFor(person, { sort: 'oldest', pageSize: 1 })).toEqual(['The first question'])
    expect(await titlesFor(person, { page: 9 })).toEqual([])
  })

  it.each<[string, Query]>([
    ['subject', { subject: 'History' }],
    ['type', { type: 'true_false' }],
    ['language', { language: 'fr' }],
    ['difficulty', { difficulty: 'tough' }],
    ['all of them together', { subject: 'History', type: 'true_false', language: 'fr', difficulty: 'tough' }],
  ])('by %s', async (_name, querystring) => {
    const person = await test.signedUp()
    await several(person, ['Some other question'])
    const form: QuestionForm = {
      type: 'true_false',
      subject: 'History',
      language: 'fr',
      difficulty: 'tough',
      title: 'La Bastille fut prise en 1789.',
      content: { isTrue: true },
    }
    await written(person, form)

    expect(await titlesFor(person, querystring)).toEqual([form.title])
    expect(await totalFor(person, querystring)).toBe(1)
  })

  it('by origin, and by use in quizzes', async () => {
    const person = await test.signedUp()
    await several(person, ['Written by my own hand'])

    expect(await totalFor(person, { origin: 'manual' })).toBe(1)
    expect(await totalFor(person, { origin: 'generated' })).toBe(0)
    expect(await totalFor(person, { use: 'unused' })).toBe(1)
    expect(await totalFor(person, { use: 'used' })).toBe(0)
  })

  it.each([
    ['CAPITAL of', 1],
    ['geogr', 3],
    ['etats', 1],
    ['États', 1],
    ['100%', 1],
    ['%', 1],
    ['_', 0],
    ['\\', 0],
    ['nowhere', 0],
    ['of ten?', 1],
    ['GÉOGR', 0],
  ])('by what is typed: %j', async (search, count) => {
    const person = await test.signedUp()
    await several(person, [
      'What is the capital of Peru?',
      'Où sont les États-Unis ?',
      'What is 100% of ten?',
    ])

    expect(await totalFor(person, { search })).toBe(count)
    expect(await titlesFor(person, { search })).toHaveLength(count)
  })

  it('finds what stands far back in a long text', async () => {
    const person = await test.signedUp()
    await several(person, [`${'Once upon a time. '.repeat(50)} Which Needle is it?`])

    expect(await totalFor(person, { search: 'needle' })).toBe(1)
  })

  it('sorts by title, subject and difficulty', async () => {
    const person = await test.signedUp()
    await written(person, { title: 'École: what is it?', subject: 'Zoology', difficulty: 'medium' })
    await written(person, { title: 'eclipse, what is it?', subject: 'Astronomy', difficulty: 'tough' })
    await written(person, { title: 'Zebra, what is it?', subject: 'Biology', difficulty: 'easy' })

    expect(await titlesFor(person, { sort: 'title' })).toEqual([
      'eclipse, what is it?',
      'École: what is it?',
      'Zebra, what is it?',
    ])
    expect((await itemsFor(person, { sort: 'subject' })).map(({ subject }) => subject)).toEqual([
      'Astronomy',
      'Biology',
      'Zoology',
    ])
    expect((await itemsFor(person, { sort: 'difficulty' })).map(({ difficulty }) => difficulty)).toEqual([
      'easy',
      'medium',
      'tough',
    ])
  })

  it('asks the database as often for many as for one', async () => {
    const person = await test.signedUp()
    const queriesFor = async (pageSize: number) => {
      const query = vi.spyOn(test.database.pool, 'query')
      await titlesFor(person, { pageSize })
      const { length } = query.mock.calls
      query.mockRestore()
      return length
    }
    await several(
      person,
      Array.from({ length: 12 }, (_, index) => `This is question ${index}`),
    )

    const forOne = await queriesFor(1)
    expect(await queriesFor(100)).toBe(forOne)
    expect(forOne).toBeLessThanOrEqual(5)
  })
})

describe('subjects', () => {
  it('come with their counts, most first, and are searched', async () => {
    const person = await test.signedUp()
    await written(person, { subject: 'History' })
    await written(person, { subject: 'Biology' })
    await written(person, { subject: 'Biology', language: 'fr' })

    const { body } = await person.call(listSubjects, { querystring: {} })
    expect(body).toEqual([
      { subject: 'Biology', count: 2 },
      { subject: 'History', count: 1 },
    ])
    const french = await person.call(listSubjects, { querystring: { language: 'fr' } })
    expect(french.body).toEqual([{ subject: 'Biology', count: 1 }])
    const found = await person.call(listSubjects, { querystring: { search: 'HIST' } })
    expect(found.body).toEqual([{ subject: 'History', count: 1 }])
  })
})

async function several(browser: Browser, titles: string[]) {
  for (const title of titles) {
    await written(browser, aQuestion({ title }))
    test.clock.advance({ seconds: 1 })
  }
}

async function itemsFor(browser: Browser, querystring: Query) {
  return (await browser.call(listQuestions, { querystring })).body.items
}

async function titlesFor(browser: Browser, querystring: Query) {
  return (await itemsFor(browser, querystring)).map(({ title }) => title)
}

async function totalFor(browser: Browser, querystring: Query) {
  return (await browser.call(listQuestions, { querystring })).body.total
}
