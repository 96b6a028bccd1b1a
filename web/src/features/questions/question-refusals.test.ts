import { ERRORS, type ErrorName } from '@probant/contract/errors'
import { describe, expect, it } from 'vitest'
import { ApiError } from '#web/lib/api-error.ts'
import { atFields, isChangedMeanwhile } from './question-refusals.ts'

describe('a refused question', () => {
  it('was changed meanwhile, unless saving it merely failed', () => {
    expect(isChangedMeanwhile(refused('questionChangedMeanwhile'))).toBe(true)
    expect(isChangedMeanwhile(refused('questionUpdateFailed'))).toBe(false)
    expect(isChangedMeanwhile(new Error('MANQ012'))).toBe(false)
  })

  it.each([
    ['exactlyFourAnswers', 'content.answers'],
    ['answersNotUnique', 'content.answers'],
    ['questionTitleEmpty', 'title'],
  ] as const)('is refused at its field: %s', (name, field) => {
    expect(atFields(refused(name))).toMatchObject({ fields: { [field]: 'No' } })
  })

  it('names the fields of an edit as the form does', () => {
    const error = refused('validationError', {
      'question.content.answers.2.text': 'Fill it in',
      revision: 'No',
    })
    expect(atFields(error)).toMatchObject({
      fields: { 'content.answers.2.text': 'Fill it in', revision: 'No' },
    })
  })

  it('leaves every other failure as it is', () => {
    const failure = new Error('no answer')
    expect(atFields(failure)).toBe(failure)
  })
})

function refused(name: ErrorName, fields?: Record<string, string>): ApiError {
  const { code, status } = ERRORS[name]
  return new ApiError({ code, message: 'No', fields }, status)
}
