import { expect, it } from 'vitest'
import { answerBeside, isAtWorkBeside } from './beside.ts'

it('knows of another tab in which somebody is at work on the same quiz, for as long as they are', async () => {
  const atWork = new AbortController()
  answerBeside('rivers', atWork.signal)
  expect(await isAtWorkBeside('rivers')).toBe(true)
  expect(await isAtWorkBeside('capitals')).toBe(false)
  atWork.abort()
  expect(await isAtWorkBeside('rivers')).toBe(false)
})
