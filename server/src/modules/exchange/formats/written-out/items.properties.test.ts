import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itemsIn } from './items.ts'
import { textLines } from './text-lines.ts'

const WORDS = ['river', 'Paris', 'la Seine', 'été', 'x + y', 'gold', 'A. Smith', 'no. 4', 'over the sea']
const words = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })
  .map((some) => some.join(' '))

const question = fc
  .record({
    title: words.map((text) => `What of ${text}?`),
    answers: fc.uniqueArray(words, { minLength: 2, maxLength: 6 }),
    right: fc.nat(),
    points: fc.option(fc.integer({ min: 1, max: 20 })),
  })
  .map((one) => ({ ...one, right: one.right % one.answers.length }))

const style = fc.record({
  number: fc.constantFrom(
    (at: number) => `${at}. `,
    (at: number) => `${at}) `,
    (at: number) => `Q${at}. `,
    (at: number) => `Question ${at}\n`,
    (at: number) => `Question ${at} : `,
  ),
  letter: fc.constantFrom(
    (letter: string) => `${letter}) `,
    (letter: string) => `${letter.toLowerCase()}. `,
    (letter: string) => `(${letter.toLowerCase()}) `,
  ),
  key: fc.constantFrom('star', 'bold', 'below', 'atEnd'),
  gap: fc.constantFrom('', '\n'),
})

type Question = typeof question extends fc.Arbitrary<infer T> ? T : never
type Style = typeof style extends fc.Arbitrary<infer T> ? T : never

function written(questions: readonly Question[], { number, letter, key, gap }: Style): string {
  const blocks = questions.map(({ title, answers, right, points }, at) => {
    const lines = answers.map((text, place) => {
      const marked = key === 'star' ? `${text} *` : key === 'bold' ? `**${text}**` : text
      return `${letter(LETTERS[place] ?? '')}${place === right ? marked : text}`
    })
    const worth = points === null ? '' : ` (${points} points)`
    const below = key === 'below' ? [`Answer: ${LETTERS[right]}`] : []
    return [`${number(at + 1)}${title}${worth}`, ...lines, ...below, gap].join('\n')
  })
  const entries = questions.map(({ right }, at) => `${at + 1}. ${LETTERS[right]}`)
  return [...blocks, ...(key === 'atEnd' ? ['', 'Corrigé', ...entries] : [])].join('\n')
}

const LETTERS = [...'ABCDEF']

describe('a document of questions', () => {
  it('comes back as it was meant, in whichever of the usual ways it is written', () => {
    fc.assert(
      fc.property(fc.array(question, { minLength: 1, maxLength: 6 }), style, (questions, way) => {
        const items = [...itemsIn([...textLines(written(questions, way))])]
        expect(items).toHaveLength(questions.length)
        for (const [at, { answers, right, points }] of questions.entries()) {
          const item = items[at]
          if (!item || !('question' in item)) throw new Error(JSON.stringify(item))
          const content = item.question.content as Record<string, { isCorrect: boolean }[] | undefined>
          const options = content.answers ?? content.options ?? []
          expect(options.map(({ isCorrect }) => isCorrect)).toEqual(
            answers.map((_, place) => place === right),
          )
          expect(item.question.points).toBe(points)
        }
      }),
    )
  })

  it('never fails, and never has more than was written, whatever its lines are', () => {
    const piece = fc.constantFrom(
      ...[
        '1. ',
        '2) ',
        'a) ',
        'b. ',
        '- ',
        '* ',
        '☑ ',
        'Answers',
        'Answer: B',
        '1. B 2. C',
        'True / False',
        '\t',
      ],
      ...['**', '(5 points)', 'Question 3', ' ?', 'words of it', '____', '| 1 | B |', 'Part B', '', '(T/F)'],
    )
    const line = fc.array(piece, { maxLength: 4 }).map((some) => some.join(''))
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const items = [...itemsIn([...textLines(lines.join('\n'))])]
        for (const { line: at } of items) expect(lines[(at ?? 0) - 1]?.trim()).toBeTruthy()
      }),
    )
  })
})
