import { startImport } from '@probant/contract/exchange/import'
import { IMPORT_MAX_BYTES } from '@probant/contract/limits'
import { listQuestions } from '@probant/contract/questions/bank'
import { describe, expect, it } from 'vitest'
import { itemsIn, readFile } from '#test/importing.ts'
import { testApp } from '#test/test-app.ts'
import { HOSTILE_FILES } from './testing/hostile/index.ts'

const test = testApp()
/** What is refused as a whole is read in `reading/hostile.test.ts`. */
const UNDERSTOOD = HOSTILE_FILES.filter(({ comesTo }) => typeof comesTo !== 'string')

describe('a file that means no good, or is broken', () => {
  it('comes to what is in it, and nothing of it is in the bank', async () => {
    const outcomes: Record<string, unknown> = {}
    for (const { what, name, content } of UNDERSTOOD) {
      // One person may send so many in a row, and no more.
      const teacher = await test.signedUp()
      const items = await itemsIn(teacher, await readFile(teacher, { name, content }))
      outcomes[what] = items.map((item) => (item.isGood ? item.question.title : item.fault))
      expect((await teacher.call(listQuestions, { querystring: {} })).body.total, what).toBe(0)
    }
    expect(outcomes).toEqual(
      Object.fromEntries(UNDERSTOOD.map(({ what, comesTo }) => [what, asked(comesTo)])),
    )
  })

  it('says what is wrong with it, and in which line', async () => {
    const teacher = await test.signedUp()
    const content = '<quiz>\n<question type="truefalse">\n<name>\n</quiz>'
    const read = await readFile(teacher, { name: 'a.xml', content })
    expect(read).toMatchObject({ status: 'failed', fault: 'malformedXml', faultLine: 4 })
    const empty = await readFile(teacher, { name: 'a.xml', content: '' })
    expect(empty).toMatchObject({ status: 'failed', fault: 'empty', faultLine: null })
  })

  it.each(['sameName', 'documentType', 'unknownEncoding'])('is refused as a whole: %s', async (fault) => {
    for (const { name, content } of HOSTILE_FILES.filter(({ comesTo }) => comesTo === fault)) {
      const teacher = await test.signedUp()
      expect(await readFile(teacher, { name, content })).toMatchObject({ status: 'failed', fault })
    }
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
    const failed = await readFile(teacher, { name: 'bomb.xlsx', content: bomb?.content ?? '' })
    expect(failed).toMatchObject({ status: 'failed', fault: 'unpacksTooLarge' })
    const read = await readFile(teacher, { name: 'a.gift', content: '::One:: Is radium a metal? {T}' })
    expect(read).toMatchObject({ status: 'ready', goodCount: 1 })
  })
})

function asked(comesTo: string | (string | RegExp)[]) {
  return [comesTo].flat().map((one) => (typeof one === 'string' ? one : expect.stringMatching(one)))
}
