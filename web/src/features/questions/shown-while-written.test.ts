import { expect, it } from 'vitest'
import { newValues, previewTexts } from './question-values.ts'
import { isBlank, shownWhileWritten } from './shown-while-written.ts'

it('puts each rendered text where it belongs', () => {
  const values = newValues({ language: 'en' })
  values.content.correct = '1'
  const html = previewTexts(values).map((_, index) => `<p>${index}</p>`)
  const shown = shownWhileWritten(values, html)
  expect(shown).toMatchObject({ titleHtml: '<p>0</p>', explanationHtml: '<p>1</p>' })
  expect(shown.content).toMatchObject({
    answers: [
      { html: '<p>2</p>' },
      { html: '<p>3</p>', isCorrect: true },
      { html: '<p>4</p>' },
      { html: '<p>5</p>' },
    ],
  })
})

it('shows a graded question with its guidance', () => {
  const values = { ...newValues({ language: 'fr' }), type: 'open' as const }
  expect(shownWhileWritten(values, ['a', 'b', 'c']).content).toMatchObject({ guidanceHtml: 'c', maxScore: 5 })
})

it('is blank until something is written', () => {
  const values = newValues({ language: 'en' })
  expect(isBlank(values)).toBe(true)
  expect(isBlank({ ...values, title: 'What' })).toBe(false)
})
