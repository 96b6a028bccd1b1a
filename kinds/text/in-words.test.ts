import { expect, it } from 'vitest'
import { inWords } from './in-words.ts'

const ID = '0192e4a0-0000-7000-8000-000000000001'

it('says a picture by what it shows, or that it is one', () => {
  expect(inWords(`![A \\[red\\] logo](picture:${ID})`, 'en')).toBe('A [red] logo')
  expect(inWords(`See ![](picture:${ID}) here`, 'en')).toBe('See picture here')
  expect(inWords(`![ ](picture:${ID})`, 'fr')).toBe('image')
  expect(inWords(`![one](picture:${ID}) and ![two](picture:${ID})`, 'en')).toBe('one and two')
})

it('leaves code as it is, and reads formulas', () => {
  expect(inWords('`![x](y)` or `a || b`', 'en')).toBe('`![x](y)` or `a || b`')
  expect(inWords('$\\frac{1}{2}$ **bold**', 'en')).toBe('1/2 **bold**')
})
