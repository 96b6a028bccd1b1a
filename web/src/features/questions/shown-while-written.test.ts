import { questionFormSchema } from '@probant/contract/questions/form'
import { oneOfEachKind } from '@probant/contract/questions/testing/kinds/one-of-each'
import { kindOf, QUESTION_TYPES } from '@probant/kinds'
import { expect, it } from 'vitest'
import { newValues, previewForm, valuesOf } from './question-values.ts'
import { isBlank, shownWhileWritten } from './shown-while-written.ts'

const markdown = { block: (text: string) => `<p>${text}</p>`, inline: (text: string) => `<i>${text}</i>` }
const ONE_OF_EACH = oneOfEachKind('0192e4a0-0000-7000-8000-000000000001')

it.each(QUESTION_TYPES)('shows what is written as it will be kept: %s', (type) => {
  const form = questionFormSchema.parse(ONE_OF_EACH[type])
  const kept = kindOf(form).keep(form.content, markdown)
  const values = valuesOf({ ...form, content: kept }, 'en')
  const { texts, lines } = previewForm(values)
  const html = [...texts.map(markdown.block), ...lines.map(markdown.inline)]
  expect(shownWhileWritten(values, html)).toEqual({
    language: 'en',
    titleHtml: `<p>${form.title}</p>`,
    explanationHtml: `<p>${form.explanation}</p>`,
    content: kept,
  })
})

it('shows what was rendered last, until what is typed now comes back', () => {
  const values = newValues({ language: 'en' })
  const typing = { ...values, title: 'Which', content: { ...values.content, correct: '1' } }
  const typed = ['Bern', 'Basel', 'Biel', 'Brig'].map((text) => ({ text }))
  typing.content.answers = typed
  const earlier = ['<p>Wh</p>', '', '<i>Be</i>', '<i>Basel</i>', '<i>Biel</i>', '<i>Brig</i>']
  expect(shownWhileWritten(typing, earlier)).toMatchObject({
    titleHtml: '<p>Wh</p>',
    content: {
      answers: [
        { html: '<i>Be</i>', isCorrect: false },
        { html: '<i>Basel</i>', isCorrect: true },
        { html: '<i>Biel</i>' },
        { html: '<i>Brig</i>' },
      ],
    },
  })
})

it('shows a graded question with its guidance', () => {
  const values = { ...newValues({ language: 'fr' }), type: 'open' as const }
  values.content.guidance = 'Look'
  expect(shownWhileWritten(values, ['a', 'b', 'c']).content).toMatchObject({ guidanceHtml: 'c', maxScore: 5 })
})

it('is blank until something is written', () => {
  const values = newValues({ language: 'en' })
  expect(isBlank(values)).toBe(true)
  expect(isBlank({ ...values, title: 'What' })).toBe(false)
})
