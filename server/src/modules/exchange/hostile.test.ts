import { getImport, startImport } from '@probant/contract/exchange/import'
import { IMPORT_MAX_BYTES } from '@probant/contract/limits'
import { listQuestions } from '@probant/contract/questions/bank'
import { describe, expect, it } from 'vitest'
import { itemsIn, readFile } from '#test/importing.ts'
import { testApp } from '#test/test-app.ts'
import { HOSTILE_FILES } from './testing/hostile-files.ts'

const test = testApp()

describe('a file that means no good, or is broken', () => {
  it.each(HOSTILE_FILES)(
    'says what is wrong with it, and nothing comes in: $what',
    async ({ name, content, comesTo }) => {
      const teacher = await test.signedUp()
      const read = await readFile(teacher, { name, content })
      if (typeof comesTo === 'string') {
        expect({ status: read.status, fault: read.fault }).toEqual({ status: 'failed', fault: comesTo })
      } else {
        const items = await itemsIn(teacher, read)
        const outcomes = items.map((item) => (item.isGood ? item.question.title : item.fault))
        expect(outcomes).toEqual(
          comesTo.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one))),
        )
      }
      expect((await teacher.call(listQuestions, { querystring: {} })).body.total).toBe(0)
    },
  )

  it('says in which line', async () => {
    const teacher = await test.signedUp()
    const read = await readFile(teacher, {
      name: 'a.xml',
      content: '<quiz>\n<question type="truefalse">\n<name>\n</quiz>',
    })
    expect(read).toMatchObject({ fault: 'malformedXml', faultLine: 4 })
  })

  it('is refused before it is read where it is too large', async () => {
    const teacher = await test.signedUp()
    const url = `${startImport.url}?name=a.xml&language=en&subject=Physics&difficulty=easy`
    const headers = { 'content-type': 'application/octet-stream' }
    const answer = await teacher.send('POST', url, Buffer.alloc(IMPORT_MAX_BYTES + 1), { headers })
    expect(answer).toFailWith('importTooLarge')
  })

  it('leaves the server as it was: the next one is read', async () => {
    const teacher = await test.signedUp()
    const bomb = HOSTILE_FILES.find(({ comesTo }) => comesTo === 'unpacksTooLarge')
    await readFile(teacher, { name: 'bomb.xlsx', content: bomb?.content ?? '' })
    const read = await readFile(teacher, { name: 'a.gift', content: '::One:: Is radium a metal? {T}' })
    const { body } = await teacher.call(getImport, { params: { importId: read.id } })
    expect(body).toMatchObject({ status: 'ready', goodCount: 1 })
  })
})
