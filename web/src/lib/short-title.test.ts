import { expect, it } from 'vitest'
import { shortTitle } from './short-title.ts'

it('leaves a short title as it is, on one line', () => {
  expect(shortTitle('Which organ\n\npumps the blood?')).toBe('Which organ pumps the blood?')
})

it('says what Markdown shows, not how', () => {
  expect(shortTitle('## What does **not** `run` in\n\n![A cell](picture:one)')).toBe(
    'What does not run in A cell',
  )
  expect(shortTitle('Read:\n\n| a | b |\n|---|---|\n| 1 | 2 |')).toBe('Read: a b 1 2')
})

it('says a sign that is meant as text, without what marks it', () => {
  expect(shortTitle('Two plus two\\\nis \\_\\_\\_\\_, not \\*five\\*.')).toBe(
    'Two plus two is ____, not *five*.',
  )
  expect(shortTitle('Is C:\\\\temp a [\\[link\\]](https://example.org)?')).toBe('Is C:\\temp a [link]?')
})

it('ends a long one early, and says so', () => {
  expect(shortTitle('a '.repeat(400))).toMatch(/^a .{110,120}a…$/)
})
