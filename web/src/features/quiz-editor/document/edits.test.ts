import type { Question } from '@probant/contract/questions/question'
import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { describe, expect, it } from 'vitest'
import { type Block, documentOf, duplicateOf, formOf, isSame, newDocument } from './document.ts'
import { addQuestions, addSection, changeBlock, moveBlock, removeBlock, withQuestion } from './edits.ts'
import { numbersOf, obstaclesIn, sizeOf } from './plan.ts'

const PARIS = { language: 'fr', timeZone: 'Europe/Paris', now: new Date('2026-03-25T10:00:00Z') } as const

function aQuestion(id: string, given: Partial<Question> = {}): Question {
  return {
    id,
    subject: 'Water',
    language: 'fr',
    difficulty: 'easy',
    type: 'true_false',
    title: `Title of ${id}`,
    titleHtml: `<p>Title of ${id}</p>`,
    content: { type: 'true_false', isTrue: true },
    ...given,
  } as Question
}

const anOpenQuestion = (id: string, maxScore: number) =>
  aQuestion(id, { type: 'open', content: { type: 'open', maxScore, guidance: '', guidanceHtml: '' } })

/** `§` is a section, anything else a question of that id. */
function aList(...keys: string[]): Block[] {
  const add = (blocks: Block[], key: string) =>
    key === '§' ? addSection(blocks) : addQuestions(blocks, [aQuestion(key)])
  return keys.reduce(add, newDocument(PARIS).blocks)
}

const aDocument = (...keys: string[]) => ({ ...newDocument(PARIS), blocks: aList(...keys) })
const keysOf = (blocks: Block[]) => blocks.map(({ key }) => key)
/** As `aList` has it. */
const shapeOf = (blocks: Block[]) => blocks.map(({ kind, key }) => (kind === 'section' ? '§' : key))

const QUIZ = {
  title: 'Le cycle de l’eau',
  language: 'fr',
  startsAt: '2026-09-01T07:00:00.000Z',
  endsAt: '2026-09-01T16:00:00.000Z',
  timeZone: 'Europe/Paris',
  durationMinutes: 45,
  instructions: '',
  options: DEFAULT_OPTIONS,
  sections: [
    { title: '', draw: null, questions: [{ ...aQuestion('a'), questionId: 'a', points: 2, number: 1 }] },
    { title: 'Pool', draw: 1, questions: [{ ...aQuestion('b'), questionId: 'b', points: 1, number: 2 }] },
  ],
} as unknown as Quiz

describe('a quiz as a document', () => {
  it('is one list of sections and questions, and becomes the same sections again', () => {
    const document = documentOf(QUIZ)
    expect(keysOf(document.blocks)).toEqual(['section-0', 'a', 'section-1', 'b'])
    expect(formOf(document)).toMatchObject({
      title: 'Le cycle de l’eau',
      durationMinutes: 45,
      sections: [
        { title: '', draw: null, questions: [{ questionId: 'a', points: 2 }] },
        { title: 'Pool', draw: 1, questions: [{ questionId: 'b', points: 1 }] },
      ],
    })
    expect(formOf(document)).not.toHaveProperty('blocks')
  })

  it('has no number for an emptied duration', () => {
    expect(formOf({ ...aDocument(), durationMinutes: '' }).durationMinutes).toBeNaN()
  })

  it('is not another one because a question is worded anew', () => {
    const document = aDocument('a', 'b')
    const blocks = withQuestion(document.blocks, aQuestion('a', { title: 'Another' }))
    expect(isSame(document, { ...document, blocks })).toBe(true)
    expect(isSame(document, { ...document, title: 'x' })).toBe(false)
    expect(isSame(document, { ...document, blocks: moveBlock(document.blocks, 1, 2) })).toBe(false)
  })

  it('is duplicated with its options and without its dates, under a title that fits', () => {
    const named = (title: string) => `${title} (copy)`
    const options = { ...DEFAULT_OPTIONS, paging: 'all' } as const
    const copy = duplicateOf({ ...QUIZ, options, title: 'x'.repeat(49) }, named)
    expect(copy).toMatchObject({
      startsAt: null,
      endsAt: null,
      durationMinutes: 45,
      options: { paging: 'all' },
    })
    expect(copy.title).toBe(`${'x'.repeat(42)} (copy)`)
    expect(duplicateOf({ ...QUIZ, title: `${'x'.repeat(41)}😀` }, named).title).toBe(
      `${'x'.repeat(41)} (copy)`,
    )
  })
})

describe('adding', () => {
  it('puts questions into no pool: into the last section that is none, or a new one', () => {
    const last = changeBlock(aList('a', '§', 'b'), 'section-1', { draw: 1 })
    expect(shapeOf(addQuestions(last, [aQuestion('c')]))).toEqual(['§', 'a', 'c', '§', 'b'])

    const only = changeBlock(aList('a'), 'section-0', { draw: 1 })
    expect(shapeOf(addQuestions(only, [aQuestion('b')]))).toEqual(['§', 'a', '§', 'b'])
  })

  it('puts questions at the end, each of them once', () => {
    const added = addQuestions(aList('a', '§'), [aQuestion('b'), aQuestion('a'), aQuestion('b')])
    expect(keysOf(added)).toEqual(['section-0', 'a', 'section-1', 'b'])
    expect(addQuestions(added, [aQuestion('a')])).toBe(added)
  })

  it('gives one point to each, and to an open question its highest score', () => {
    const blocks = addQuestions(aList(), [aQuestion('a'), anOpenQuestion('b', 7)])
    expect(blocks.slice(1)).toMatchObject([{ points: 1 }, { points: 7 }])
  })

  it('never uses the key of a section twice', () => {
    const again = addSection(removeBlock(aList('§', '§'), 'section-1'))
    expect(new Set(keysOf(again)).size).toBe(3)
  })

  it('forgets the first section where only others were made', () => {
    expect(formOf(aDocument('§', 'a')).sections).toHaveLength(1)
    expect(formOf(aDocument('a', '§')).sections).toHaveLength(2)
    expect(formOf(aDocument()).sections).toHaveLength(1)
  })
})

describe('changing', () => {
  it('moves a question into another section by moving it past the heading', () => {
    const moved = moveBlock(aList('a', 'b', '§', 'c'), 2, 3)
    expect(keysOf(moved)).toEqual(['section-0', 'a', 'section-1', 'b', 'c'])
  })

  it('leaves the first section where it is', () => {
    const blocks = aList('a', 'b')
    expect(moveBlock(blocks, 0, 2)).toBe(blocks)
    expect(keysOf(moveBlock(blocks, 2, 0))).toEqual(['section-0', 'b', 'a'])
    expect(moveBlock(blocks, 2, 9)).toBe(blocks)
  })

  it('lets the questions of a removed section go on in the one above', () => {
    const removed = removeBlock(aList('a', '§', 'b'), 'section-1')
    expect(keysOf(removed)).toEqual(['section-0', 'a', 'b'])
  })

  it('empties the first section instead of removing it', () => {
    const pool = changeBlock(aList('a'), 'section-0', { title: 'One', draw: 1 })
    expect(removeBlock(pool, 'section-0')[0]).toMatchObject({ title: '', draw: null })
  })

  it('numbers the questions through all sections', () => {
    expect([...numbersOf(aList('a', '§', 'b', 'c'))]).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ])
  })

  it('shows an edited question as it is now, and worth what the quiz says', () => {
    const worth = changeBlock(addQuestions(aList('a'), [anOpenQuestion('b', 5)]), 'a', { points: 3 })
    expect(withQuestion(worth, aQuestion('a', { title: 'New' }))[1]).toMatchObject({
      points: 3,
      question: { title: 'New' },
    })
    expect(withQuestion(worth, anOpenQuestion('b', 8))[2]).toMatchObject({ points: 5 })
  })
})

describe('the plan of a document', () => {
  it('counts of a pool only what is drawn', () => {
    const pool = changeBlock(aList('a', '§', 'b', 'c', 'd'), 'section-1', { draw: 2 })
    expect(sizeOf(pool)).toEqual({ questionCount: 3, totalPoints: 3 })
  })

  it('names sections by their place on the page', () => {
    const document = aDocument('§', 'a', '§')
    expect(obstaclesIn(document, new Date())).toContainEqual({ kind: 'sectionEmpty', section: 2 })
    expect(obstaclesIn(document, new Date())).not.toContainEqual({ kind: 'sectionEmpty', section: 0 })
  })
})
