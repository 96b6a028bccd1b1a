import type { QuestionDraft } from '@probant/contract/questions/form'
import { describe, expect, it } from 'vitest'
import { fileOf, writableOf } from '../../testing/round-trip.ts'
import { PICTURE } from '../../testing/texts.ts'
import { lossesOf, omissionOf } from '../losing.ts'
import { aikenWriter } from './write.ts'

const common = { subject: 'Maths', language: 'en', difficulty: 'easy', explanation: '' } as const
const choice = (title: string, ...texts: string[]): QuestionDraft => ({
  ...common,
  type: 'multiple_choice',
  title,
  content: { answers: texts.map((text, at) => ({ text, isCorrect: at === 2 })) },
})
const truth: QuestionDraft = { ...common, type: 'true_false', title: 'It is so.', content: { isTrue: true } }

const omission = (draft: QuestionDraft) => omissionOf(aikenWriter, writableOf({ draft, points: 1 }))
const losses = (draft: QuestionDraft) => lossesOf(aikenWriter, writableOf({ draft, points: 1 }))
const ALWAYS = ['points', 'subject', 'difficulty', 'language']

describe('a file in Aiken', () => {
  it('has a line for what is asked, for each answer and for the right one', async () => {
    const asked = [
      choice('Which **one**?\n\n- a\n- b', 'B) x', '$x^2$', 'ANSWER: A', `![A cat](picture:${PICTURE.id})`),
      choice('And «\u00a0then\u00a0»?', 'a', 'b', 'c', 'd'),
    ]
    const file = await fileOf(
      aikenWriter,
      asked.map((draft) => ({ draft, points: 1 })),
    )
    expect(Buffer.from(file).toString()).toBe(
      'Which one? a b\nA) B) x\nB) $x^2$\nC) ANSWER: A\nD) A cat\nANSWER: C\n\n' +
        'And «\u00a0then\u00a0»?\nA) a\nB) b\nC) c\nD) d\nANSWER: C\n\n',
    )
  })

  it.each([
    ['A. Smith wrote which book?', 'misread'],
    ['Z)Which one is it?', 'misread'],
    ['ANSWER: is this one?', 'misread'],
    ['***\\****', 'misread'],
    ['a. Smith wrote which book?', undefined],
    ['Answer: is this one?', undefined],
    ['Which is it?\n\nA. Smith knows.', undefined],
  ])('can’t hold what would be taken for something else: %s', (title, expected) => {
    expect(omission(choice(title, 'a', 'b', 'c', 'd'))).toBe(expected)
  })

  it('holds nothing but choices', () => {
    expect(omission(truth)).toBe('typeUnknown')
  })

  it('says what it can’t hold', () => {
    expect(losses(choice('Which one?', 'a', 'b', 'c', 'd'))).toEqual(ALWAYS)
    expect(losses({ ...choice('Which one?', 'a', 'b', 'c', 'd'), explanation: '**So** $x$' })).toEqual([
      'explanation',
      ...ALWAYS,
    ])
    expect(losses(choice('Which one?\n\nOf two?', 'a', 'b', 'c', 'd'))).toEqual([...ALWAYS, 'formatting'])
    expect(losses(choice('Which one?', 'a', 'b', '$c$', `![d](picture:${PICTURE.id})`))).toEqual([
      ...ALWAYS,
      'formulas',
      'pictures',
    ])
  })
})
