import { expect, it } from 'vitest'
import { newValues, type QuestionValues } from './question-values.ts'
import { typedDifferences } from './typed-differences.ts'

const saved = (change: Partial<QuestionValues>): QuestionValues => ({
  ...newValues({ language: 'en', subject: 'Biology' }),
  title: 'Which organ pumps the blood?',
  ...change,
})

it('names what was typed and is not in the newer version', () => {
  const typed = saved({ title: 'Which organ pumps our blood?', explanation: '' })
  typed.content.answers[1] = { text: 'Heart' }
  expect(typedDifferences(typed, saved({ explanation: 'Newer' }))).toEqual([
    { field: 'title', text: 'Which organ pumps our blood?' },
    { field: 'answer', letter: 'B', text: 'Heart' },
  ])
})

it('compares what belongs to the type only', () => {
  const typed = saved({ type: 'open' })
  typed.content = { ...typed.content, guidance: 'Names it', accepted: ['heart'] }
  expect(typedDifferences(typed, saved({ type: 'open' }))).toEqual([{ field: 'guidance', text: 'Names it' }])
  expect(typedDifferences({ ...typed, type: 'fill_in' }, saved({ type: 'fill_in' }))).toEqual([
    { field: 'accepted', text: 'heart' },
  ])
})

it('finds nothing where both are the same', () => {
  expect(typedDifferences(saved({}), saved({}))).toEqual([])
})
