import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categoryOf, subjectOfCategory } from './categories.ts'

describe('a category of Moodle', () => {
  it('tells the subject, whatever that is called', () => {
    const name = fc.array(fc.constantFrom('/', '//', 'a', ' ', '$course$', 'top'), { minLength: 1 })
    fc.assert(
      fc.property(name, (parts) => {
        const subject = parts.join('').trim()
        fc.pre(subject !== '')
        expect(subjectOfCategory(categoryOf(subject))).toBe(subject)
      }),
    )
  })

  it.each([
    ['$course$/top/Biology/Cells', 'Cells'],
    ['$system$/Biology', 'Biology'],
    ['Biology', 'Biology'],
    ['$course$/top', null],
    ['$course$/top/Default for Course 1', null],
    ['', null],
  ])('%s is about %s', (category, subject) => {
    expect(subjectOfCategory(category)).toBe(subject)
  })
})
