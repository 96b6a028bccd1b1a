import { describe, expect, it } from 'vitest'
import { HOSTILE_FILES } from '../testing/hostile/index.ts'
import { findingsIn } from './read-file.ts'
import { refusalOf } from './refusal.ts'

/** What comes to questions goes on from here: `hostile.test.ts` of the module sends that through the whole app. */
describe('a file of which nothing can be read', () => {
  it.each(HOSTILE_FILES.filter(({ comesTo }) => typeof comesTo === 'string'))(
    'says what is wrong with it: $what',
    async ({ name, content, comesTo }) => {
      expect(await faultOf(name, Buffer.from(content))).toMatchObject({ name: 'refused', fault: comesTo })
    },
  )
})

async function faultOf(name: string, bytes: Buffer) {
  try {
    for await (const _finding of findingsIn({ name }, bytes));
  } catch (error) {
    return refusalOf(error) ?? error
  }
}
