import { ERRORS, type ErrorName } from '@probant/contract/errors'
import { PICTURE_MAX_BYTES } from '@probant/contract/pictures'
import { describe, expect, it } from 'vitest'
import { ApiError } from '#web/lib/api-error.ts'
import { atFields, isChangedMeanwhile, pictureRefusal } from './question-refusals.ts'

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

it.each([
  ['image/png', PICTURE_MAX_BYTES, undefined],
  ['image/webp', 1, undefined],
  ['image/jpeg', PICTURE_MAX_BYTES + 1, 'tooLarge'],
  ['image/png', 0, 'empty'],
  ['image/svg+xml', 100, 'wrongType'],
  ['image/gif', PICTURE_MAX_BYTES + 1, 'wrongType'],
  ['', 100, 'wrongType'],
])('a file of %s with %i bytes: %s', (type, size, refusal) => {
  expect(pictureRefusal({ type, size })).toBe(refusal)
})
