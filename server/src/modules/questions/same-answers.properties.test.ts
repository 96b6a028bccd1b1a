import { type QuestionForm, questionFormSchema } from '@probant/contract/questions/form'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('two answers are the same', () => {
  it.each([
    ['ou', 'où'],
    ['a', 'à'],
    ['CO', 'Co'],
    ['H₂O', 'H2O'],
    ['List', 'list'],
    ['ﬁn', 'fin'],
    ['x²', 'x2'],
  ])('%s and %s are not', (one, other) => {
    expect(complaintsAbout(one, other)).toEqual([])
  })

  it('however they are spaced and their accents are spelled in bytes', () => {
    fc.assert(
      fc.property(answer, fc.constantFrom('NFC', 'NFD'), space, space, (text, form, inside, around) => {
        const retyped = around + text.normalize(form).replaceAll(' ', inside) + around
        expect(complaintsAbout(text, retyped)).toEqual(['answersNotUnique'])
      }),
    )
  })

  it('and differ in whatever one can see', () => {
    fc.assert(
      fc.property(answer, answer, (one, other) => {
        fc.pre(one.normalize('NFC') !== other.normalize('NFC'))
        expect(complaintsAbout(one, other)).toEqual([])
      }),
    )
  })
})

/** Letters that a careless comparison takes for one another, in words with single spaces between them. */
const letter = fc.constantFrom(
  'a',
  'A',
  'à',
  'À',
  'a\u0300',
  '2',
  '₂',
  '²',
  'ﬁ',
  'fi',
  'ß',
  'ss',
  'ı',
  'i',
  'I',
)
const word = fc.string({ unit: letter, minLength: 1, maxLength: 4 })
const answer = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
const space = fc.constantFrom(' ', '  ', '\t', '\n', '\u00a0 ')

function complaintsAbout(one: string, other: string): string[] {
  const texts = [one, other, 'something else', 'nothing of this']
  const form: QuestionForm = {
    type: 'multiple_choice',
    subject: 'Spelling',
    language: 'en',
    difficulty: 'easy',
    title: 'Which of these is right?',
    content: { answers: texts.map((text, index) => ({ text, isCorrect: index === 0 })) },
  }
  return questionFormSchema.safeParse(form).error?.issues.map(({ message }) => message) ?? []
}
