import { describe, expect, it } from 'vitest'
import { rejectionOf } from '../gate.ts'
import { knownTitles } from '../known-titles.ts'
import { answerSchema } from '../model/element-schema.ts'
import type { Candidate } from '../provider.ts'
import { generatedKind } from './index.ts'

describe('several right answers that a model has made', () => {
  it('are two at least, beside one wrong one at least, all of them different', () => {
    expect(rejection(['Helium', 'Neon'], ['Oxygen', 'Iron'])).toBeUndefined()
    expect(rejection(['Helium'], ['Oxygen', 'Iron'])).toBe('malformed')
    expect(rejection(['Helium', 'Neon'], [])).toBe('malformed')
    expect(rejection(['Helium', ' '], ['Oxygen'])).toBe('malformed')
    expect(rejection(Array.from('abcdefgh'), ['i', 'j', 'k'])).toBe('malformed')
    expect(rejection(['Helium', 'Neon'], ['Neon '])).toBe('answers_not_distinct')
    expect(rejection(['Helium', 'Neon'], ['None of the above'])).toBe('all_of_the_above')
  })

  it('do not stand in the title', () => {
    expect(rejection(['Gases', 'Neon'], ['Oxygen', 'Iron'])).toBe('answer_in_stem')
  })

  it('are asked for with a schema, and stand where they are dealt', () => {
    expect(JSON.stringify(answerSchema(['choices'], { hasText: false }))).toContain('"right"')
    const places = [2, 0]
    const how = {
      markdown: (text: string) => `*${text}*`,
      plain: String,
      dealPlace: () => places.shift() ?? 0,
    }
    expect(generatedKind({ type: 'choices' }).written(made(['a', 'b'], ['c', 'd']), how)).toEqual({
      options: [
        { text: '*b*', isCorrect: true },
        { text: '*c*', isCorrect: false },
        { text: '*d*', isCorrect: false },
        { text: '*a*', isCorrect: true },
      ],
      isSingle: false,
      partial: false,
    })
  })
})

function made(right: string[], wrong: string[]): Candidate {
  return {
    type: 'choices',
    difficulty: 'easy',
    title: 'Which of these elements are noble gases?',
    explanation: '',
    source: 'llm:test',
    sourceSentence: null,
    right,
    wrong,
  }
}

function rejection(right: string[], wrong: string[]) {
  return rejectionOf(made(right, wrong), { language: 'en', titles: knownTitles([]), facts: new Set() })
}
