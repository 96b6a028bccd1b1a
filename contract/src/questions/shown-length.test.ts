import { describe, expect, it } from 'vitest'
import { questionTitleSchema } from './form.ts'
import { shownLength } from './shown-length.ts'

describe('the length of a title', () => {
  it.each([
    ['7 × 8 = ?', 9],
    ['$7 \\times 8 = ?$', 5],
    ['What is $\\frac{1}{2}+\\frac{1}{4}$?', 16],
    ['$$\\text{speed} = \\frac{d}{t}$$', 9],
    ['It costs \\$5 or \\$6', 19],
    ['$\\sin x$', 4],
    ['$5 > $4', 7],
    ['5 $ et 10 $', 11],
    ['Été 👩‍🏫', 7],
  ])('%s counts %i', (title, length) => {
    expect(shownLength(title)).toBe(length)
  })

  it('is that of what is read: a long formula that shows little is a short title', () => {
    const isTaken = (title: string) => questionTitleSchema.safeParse(title).success
    expect(isTaken('$\\displaystyle 7 \\times 8$')).toBe(false)
    expect(isTaken('Work out $7 \\times 8$')).toBe(true)
    expect(isTaken('7 × 8 = ??')).toBe(true)
  })
})
